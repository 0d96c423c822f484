import { texts } from '../texts';
import { CheckedField } from '../../../shared/versions/checked-field';
import type { TimeEntry } from './plan-entries';

interface TimeFieldsProps {
  /** What happens at this time: 'On sale from'. */
  readonly label: string;
  readonly value: TimeEntry;
  readonly problem?: string | undefined;
  readonly onChange: (value: TimeEntry) => void;
}

/** Date and time, side by side. Without a date there is no time. */
export function TimeFields({ label, value, problem, onChange }: TimeFieldsProps) {
  return (
    <>
      <CheckedField
        label={texts.form.dateOf(label)}
        type="date"
        problem={problem}
        value={value.day}
        onChange={({ target }) =>
          onChange(target.value === '' ? { day: '', time: '' } : { ...value, day: target.value })
        }
      />
      <CheckedField
        label={texts.form.timeOf(label)}
        type="time"
        disabled={value.day === ''}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </>
  );
}
