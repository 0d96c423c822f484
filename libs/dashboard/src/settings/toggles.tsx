import { type DownloadSettings, FLAG_KEYS } from '@portal/rules';
import { SavedMark, ToggleRow } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import type { SettingsWriter } from './use-settings-writer';

interface TogglesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
  readonly isSaved: SettingsWriter['isSaved'];
}

/** The settings that are switched on or off. */
export function Toggles({ settings, onChange, isSaved }: TogglesProps) {
  const { flags, saved } = useTexts().settings;
  return (
    <div>
      {FLAG_KEYS.map((key) => (
        <ToggleRow
          key={key}
          {...flags[key]}
          checked={settings[key]}
          onChange={(isOn) => onChange({ [key]: isOn })}
          note={<SavedMark label={isSaved(key) ? saved : null} />}
        />
      ))}
    </div>
  );
}
