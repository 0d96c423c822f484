import type { DownloadSettings } from '@portal/rules';
import { ToggleRow } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface TogglesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings that are on or off. */
export function Toggles({ settings, onChange }: TogglesProps) {
  const texts = useTexts();
  const words = texts.settings;
  return (
    <div>
      <ToggleRow
        label={words.autoVideoSync}
        hint={words.autoVideoSyncHint}
        checked={settings.autoVideoSync}
        onChange={(autoVideoSync) => onChange({ autoVideoSync })}
      />
      <ToggleRow
        label={words.multiDownload}
        hint={words.multiDownloadHint}
        checked={settings.multiDownloadEnabled}
        onChange={(multiDownloadEnabled) => onChange({ multiDownloadEnabled })}
      />
      <ToggleRow
        label={words.retry}
        hint={words.retryHint}
        checked={settings.retryEnabled}
        onChange={(retryEnabled) => onChange({ retryEnabled })}
      />
      <ToggleRow
        label={words.reminders}
        hint={words.remindersHint}
        checked={settings.remindersEnabled}
        onChange={(remindersEnabled) => onChange({ remindersEnabled })}
      />
    </div>
  );
}
