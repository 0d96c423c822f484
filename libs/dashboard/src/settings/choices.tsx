import {
  type DownloadSettings,
  UPLOAD_KINDS,
  UPLOAD_MODES,
  VIDEO_FORMATS,
  VIDEO_QUALITIES,
} from '@portal/rules';
import { Choice } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface ChoicesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings with a few options, of which one is selected. */
export function Choices({ settings, onChange }: ChoicesProps) {
  const { settings: settingsTexts } = useTexts();
  const named = <Value extends keyof typeof settingsTexts.labels>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: settingsTexts.labels[value] }));
  return (
    <>
      <Choice
        label={settingsTexts.videoFormat}
        options={named(VIDEO_FORMATS)}
        value={settings.videoFormat}
        onChange={(videoFormat) => onChange({ videoFormat })}
      />
      <Choice
        label={settingsTexts.videoQuality}
        options={VIDEO_QUALITIES.map((value) => ({ value, label: value }))}
        value={settings.videoQuality}
        onChange={(videoQuality) => onChange({ videoQuality })}
      />
      <Choice
        label={settingsTexts.uploadMode}
        options={named(UPLOAD_MODES)}
        value={settings.uploadMode}
        onChange={(uploadMode) => onChange({ uploadMode })}
      />
      <Choice
        label={settingsTexts.uploadAs}
        options={named(UPLOAD_KINDS)}
        value={settings.uploadAs}
        onChange={(uploadAs) => onChange({ uploadAs })}
      />
    </>
  );
}
