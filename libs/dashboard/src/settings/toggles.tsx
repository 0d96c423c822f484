import { type DownloadSettings, FLAG_KEYS } from '@portal/rules';
import { ToggleRow } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface TogglesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings that are switched on or off. */
export function Toggles({ settings, onChange }: TogglesProps) {
  const { flags } = useTexts().settings;
  return (
    <div>
      {FLAG_KEYS.map((key) => (
        <ToggleRow
          key={key}
          {...flags[key]}
          checked={settings[key]}
          onChange={(isOn) => onChange({ [key]: isOn })}
        />
      ))}
    </div>
  );
}
