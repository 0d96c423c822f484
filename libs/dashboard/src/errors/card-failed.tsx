import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@portal/query';
import { InlineHint } from '@portal/ui';
import { RefreshIcon } from '../account/refresh-icon';
import { useTexts } from '../texts/use-texts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
});

/** What a card must know of the request that failed. */
export type FailedQuery = Pick<UseQueryResult, 'isFetching' | 'refetch'>;

/** In place of what a card could not load: one calm line and another try of its own request. */
export function CardFailed({ query }: { query: FailedQuery }) {
  const { account } = useTexts();
  return (
    <Row>
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
