import type { MethodListView } from '@portal/contracts';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { FactLine } from '../../shared/versions/fact-line';
import { texts } from './texts';

interface ListFactsProps {
  readonly list: MethodListView;
  /** When the lists were read, epoch ms. */
  readonly now: number;
}

/** Who published a method list, when and why. */
export function ListFacts({ list: { publisher, publishedAt, reason }, now }: ListFactsProps) {
  if (publishedAt === null) return <FactLine>{texts.first}</FactLine>;
  return (
    <FactLine>
      {publisher !== null && <span>{texts.by(publisher)}</span>}
      <ExactTime at={publishedAt} now={now} />
      {reason !== null && <span>{texts.quoted(reason)}</span>}
    </FactLine>
  );
}
