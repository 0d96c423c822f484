import { legalChanges, type LegalTexts, shortDifference } from '@portal/rules';
import { InlineHint } from '@portal/ui';
import { Changes } from '../../../shared/versions/changes';
import { versionTexts } from '../../../shared/versions/version-texts';
import { texts } from './texts';

interface LegalChangesProps {
  /** Accessible name. */
  readonly label: string;
  readonly before: LegalTexts;
  readonly after: LegalTexts;
}

/** Where two versions of a legal text differ: 'Section 2, English: …30 days → …60 days'. */
export function LegalChanges({ label, before, after }: LegalChangesProps) {
  const changes = legalChanges(before, after);
  if (changes.length === 0) return <InlineHint>{versionTexts.nothing}</InlineHint>;
  return (
    <Changes aria-label={label}>
      {changes.map((change) => {
        const short = shortDifference(change.before, change.after);
        return (
          <li key={texts.changed(change)}>
            <strong>{texts.changed(change)}</strong>
            {`: ${short.before || texts.none} → ${short.after || texts.none}`}
          </li>
        );
      })}
    </Changes>
  );
}
