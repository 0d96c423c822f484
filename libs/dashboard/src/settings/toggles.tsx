import type { DownloadSettings } from '@portal/rules';
import { ToggleRow } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface TogglesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings that are switched on or off. */
export function Toggles({ settings, onChange }: TogglesProps) {
  const texts = useTexts();
  const settingsTexts = texts.settings;
  return (
    <div>
      <ToggleRow
        label={settingsTexts.autoVideoSync}
        hint={settingsTexts.autoVideoSyncHint}
        checked={settings.autoVideoSync}
        onChange={(autoVideoSync) => onChange({ autoVideoSync })}
      />
      <ToggleRow
        label={settingsTexts.multiDownload}
        hint={settingsTexts.multiDownloadHint}
        checked={settings.multiDownloadEnabled}
        onChange={(multiDownloadEnabled) => onChange({ multiDownloadEnabled })}
      />
      <ToggleRow
        label={settingsTexts.retry}
        hint={settingsTexts.retryHint}
        checked={settings.retryEnabled}
        onChange={(retryEnabled) => onChange({ retryEnabled })}
      />
      <ToggleRow
        label={settingsTexts.reminders}
        hint={settingsTexts.remindersHint}
        checked={settings.remindersEnabled}
        onChange={(remindersEnabled) => onChange({ remindersEnabled })}
      />
    </div>
  );
}
