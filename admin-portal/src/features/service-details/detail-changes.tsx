import { detailChanges, type ServiceDetails } from '@portal/rules';
import { InlineHint } from '@portal/ui';
import { Changes } from '../../shared/versions/changes';
import { versionTexts } from '../../shared/versions/version-texts';
import { texts } from './texts';

interface DetailChangesProps {
  /** Accessible name. */
  readonly label: string;
  readonly before: ServiceDetails;
  readonly after: ServiceDetails;
}

/** What differs between two versions, field by field: 'Name of the service: Dhara → Nodi'. */
export function DetailChanges({ label, before, after }: DetailChangesProps) {
  const changes = detailChanges(before, after);
  if (changes.length === 0) return <InlineHint>{versionTexts.nothing}</InlineHint>;
  return (
    <Changes aria-label={label}>
      {changes.map((change) => (
        <li key={change.field}>
          <strong>{texts.fields[change.field]}</strong>
          {`: ${change.before || texts.none} → ${change.after || texts.none}`}
        </li>
      ))}
    </Changes>
  );
}
