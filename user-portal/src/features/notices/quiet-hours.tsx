import { styled } from '@mui/material/styles';
import { QUIET_TIME, type QuietHours } from '@portal/rules';
import { Field, type Language, ToggleRow, useLanguage } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/notices/texts/use-texts';

/** What a user who switches them on gets first. */
const USUAL: QuietHours = { from: '22:00', to: '07:00' };

const Times = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, paddingBottom: 8 });

interface QuietHoursFieldsProps {
  readonly quietHours: QuietHours | null;
  readonly timeZone: string;
  readonly onChange: (quietHours: QuietHours | null) => void;
}

/** Whether there are quiet hours, and when. */
export function QuietHoursFields({ quietHours, timeZone, onChange }: QuietHoursFieldsProps) {
  const { panel } = useTexts();
  const zone = zoneInWords(timeZone, useLanguage());
  return (
    <>
      <ToggleRow
        label={panel.quiet}
        hint={panel.quietHint(zone)}
        checked={quietHours !== null}
        onChange={(isOn) => onChange(isOn ? USUAL : null)}
      />
      {quietHours && (
        <Times>
          <TimeField
            key={`from ${quietHours.from}`}
            label={panel.from}
            saved={quietHours.from}
            onSave={(from) => onChange({ ...quietHours, from })}
          />
          <TimeField
            key={`to ${quietHours.to}`}
            label={panel.to}
            saved={quietHours.to}
            onSave={(to) => onChange({ ...quietHours, to })}
          />
        </Times>
      )}
    </>
  );
}

/** The name of a time zone in a language: 'Bangladesh Standard Time'. */
function zoneInWords(timeZone: string, language: Language): string {
  const names = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' });
  const name = names.formatToParts(Date.UTC(2026, 0)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

interface TimeFieldProps {
  readonly label: string;
  readonly saved: string;
  readonly onSave: (time: string) => void;
}

/** A time of day. It is saved when the user leaves the field, because hours and minutes are typed apart. */
function TimeField({ label, saved, onSave }: TimeFieldProps) {
  const [time, setTime] = useState(saved);
  const save = (): void => {
    if (time === saved) return;
    if (QUIET_TIME.test(time)) onSave(time);
    else setTime(saved);
  };
  return (
    <Field
      label={label}
      type="time"
      value={time}
      onChange={(event) => setTime(event.target.value)}
      onBlur={save}
    />
  );
}
