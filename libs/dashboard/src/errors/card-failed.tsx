import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@portal/query';
import { InlineHint } from '@portal/ui';
import { RefreshIcon } from '../account/refresh-icon';
import { useTexts } from '../texts/use-texts';

// As high as its button, so that a card can keep the room for it.
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& > button': { flex: 'none' },
  '&[data-tall=true]': { flexDirection: 'column' },
});

/** The parts of a query without data that a card needs. */
export type FailedQuery = Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'>;

interface CardFailedProps {
  readonly query: FailedQuery;
  /** There is room to set the line above its button, in the middle. */
  readonly isTall?: boolean;
}

/**
 * Replaces the content that a card could not load: one short line, and a button that repeats the card's
 * own request.
 */
export function CardFailed({ query, isTall = false }: CardFailedProps) {
  const { account } = useTexts();
  return (
    <Row data-tall={isTall}>
      <InlineHint>{account.unavailable}</InlineHint>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RefreshIcon turning={query.isFetching} />}
        aria-busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {account.retry}
      </Button>
    </Row>
  );
}
