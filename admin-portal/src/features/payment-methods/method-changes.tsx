import { methodChanges, methodName, type MethodSettings } from '@portal/rules';
import { InlineHint, useFormats } from '@portal/ui';
import { Changes } from '../../shared/versions/changes';
import { METHOD_FIELDS } from './method-fields';
import { versionTexts } from '../../shared/versions/version-texts';
import { texts } from './texts';

interface MethodChangesProps {
  /** Accessible name. */
  readonly label: string;
  readonly before: readonly MethodSettings[];
  readonly after: readonly MethodSettings[];
}

/** What differs between two method lists, method by method: 'Nagad: maximum none → 25,000'. */
export function MethodChanges({ label, before, after }: MethodChangesProps) {
  const formats = useFormats();
  const changes = methodChanges(before, after);
  if (changes.length === 0) return <InlineHint>{versionTexts.nothing}</InlineHint>;
  return (
    <Changes aria-label={label}>
      {changes.map(({ method, kind, fields }) => (
        <li key={method}>
          <strong>{methodName(method)}</strong>
          {': '}
          {kind === 'moved' && texts.movedTo(after.findIndex((one) => one.method === method) + 1)}
          {fields.map(({ field, ...change }, index) => {
            const { name, isMoney, write } = METHOD_FIELDS[field];
            const words = `${name} ${write(change.before, formats)} → ${write(change.after, formats)}`;
            return (
              <span key={field}>
                {index > 0 && ', '}
                {isMoney ? <mark>{words}</mark> : words}
              </span>
            );
          })}
        </li>
      ))}
    </Changes>
  );
}
