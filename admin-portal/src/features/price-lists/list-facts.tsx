import { styled } from '@mui/material/styles';
import type { PriceListView } from '@portal/contracts';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { texts } from './texts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > q': { color: theme.vars.palette.text.primary },
}));

interface ListFactsProps {
  readonly list: PriceListView;
  /** When the lists were read, epoch ms. */
  readonly now: number;
}

/** Who published a price list, when and why. */
export function ListFacts({ list, now }: ListFactsProps) {
  const { author, publisher, publishedAt, effectiveFrom, reason, cancelledBy } = list;
  if (publishedAt === null) return <Line>{texts.current.first}</Line>;
  const isLater = effectiveFrom !== null && effectiveFrom !== publishedAt;
  return (
    <Line>
      {author !== null && <span>{texts.current.written(author, publisher ?? author)}</span>}
      <ExactTime at={publishedAt} now={now} />
      {isLater && Date.parse(effectiveFrom) <= now && (
        <span>
          {texts.current.since} <ExactTime at={effectiveFrom} now={now} />
        </span>
      )}
      {cancelledBy !== null && <span>{texts.history.cancelledBy(cancelledBy)}</span>}
      {reason !== null && <span>{texts.reason(reason)}</span>}
    </Line>
  );
}
