import { ExactTime } from '../user-activity/exact-time';
import { FactLine } from './fact-line';

const texts = {
  first: 'The service started with it, from its environment.',
  by: (name: string) => `published by ${name}`,
  reason: (text: string) => `“${text}”`,
} as const;

interface VersionFactsProps {
  readonly version: {
    readonly publisher: string | null;
    /** ISO 8601 UTC; null for the version that the service starts with. */
    readonly publishedAt: string | null;
    readonly reason: string | null;
  };
  /** When the versions were read, epoch ms. */
  readonly now: number;
}

/** Who published a version, when and why. */
export function VersionFacts({
  version: { publisher, publishedAt, reason },
  now,
}: VersionFactsProps) {
  if (publishedAt === null) return <FactLine>{texts.first}</FactLine>;
  return (
    <FactLine>
      {publisher !== null && <span>{texts.by(publisher)}</span>}
      <ExactTime at={publishedAt} now={now} />
      {reason !== null && <span>{texts.reason(reason)}</span>}
    </FactLine>
  );
}
