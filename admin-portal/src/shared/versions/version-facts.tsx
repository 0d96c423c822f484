import { ExactTime } from '../user-activity/exact-time';
import { FactLine } from './fact-line';
import { versionTexts as texts } from './version-texts';

/** A version as it was published. */
export interface PublishedVersion {
  readonly number: number;
  readonly publisher: string | null;
  /** ISO 8601 UTC; null for the version that the service starts with. */
  readonly publishedAt: string | null;
  readonly reason: string | null;
}

/** Where the version that a service starts with comes from. */
export type VersionOrigin = keyof typeof texts.first;

interface VersionFactsProps {
  readonly version: PublishedVersion;
  /** When the versions were read, epoch ms. */
  readonly now: number;
  readonly origin?: VersionOrigin | undefined;
}

/** Who published a version, when and why. */
export function VersionFacts({
  version: { publisher, publishedAt, reason },
  now,
  origin = 'environment',
}: VersionFactsProps) {
  if (publishedAt === null) return <FactLine>{texts.first[origin]}</FactLine>;
  return (
    <FactLine>
      {publisher !== null && <span>{texts.by(publisher)}</span>}
      <ExactTime at={publishedAt} now={now} />
      {reason !== null && <span>{texts.reason(reason)}</span>}
    </FactLine>
  );
}
