import type { PriceListView } from '@portal/contracts';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { FactLine } from '../../shared/versions/fact-line';
import { texts } from './texts';

interface ListFactsProps {
  readonly list: PriceListView;
  /** When the lists were read, epoch ms. */
  readonly now: number;
}

/** Who published a price list, when and why. */
export function ListFacts({ list, now }: ListFactsProps) {
  const { author, publisher, publishedAt, effectiveFrom, reason, cancelledBy } = list;
  if (publishedAt === null) return <FactLine>{texts.current.first}</FactLine>;
  const isLater = effectiveFrom !== null && effectiveFrom !== publishedAt;
  return (
    <FactLine>
      {author !== null && <span>{texts.current.written(author, publisher ?? author)}</span>}
      <ExactTime at={publishedAt} now={now} />
      {isLater && Date.parse(effectiveFrom) <= now && (
        <span>
          {texts.current.since} <ExactTime at={effectiveFrom} now={now} />
        </span>
      )}
      {cancelledBy !== null && <span>{texts.history.cancelledBy(cancelledBy)}</span>}
      {reason !== null && <span>{texts.reason(reason)}</span>}
    </FactLine>
  );
}
