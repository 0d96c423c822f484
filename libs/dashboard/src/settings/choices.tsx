import {
  type DownloadSettings,
  UPLOAD_KINDS,
  UPLOAD_MODES,
  VIDEO_FORMATS,
  VIDEO_QUALITIES,
} from '@portal/rules';
import { Choice } from '@portal/ui';
import { texts } from '../texts';

interface ChoicesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

const { labels } = texts.settings;

const FORMAT_OPTIONS = VIDEO_FORMATS.map((value) => ({ value, label: labels[value] }));
const QUALITY_OPTIONS = VIDEO_QUALITIES.map((value) => ({ value, label: value }));
const MODE_OPTIONS = UPLOAD_MODES.map((value) => ({ value, label: labels[value] }));
const KIND_OPTIONS = UPLOAD_KINDS.map((value) => ({ value, label: labels[value] }));

/** The settings of which one of a few options holds. */
export function Choices({ settings, onChange }: ChoicesProps) {
  return (
    <>
      <Choice
        label={texts.settings.videoFormat}
        options={FORMAT_OPTIONS}
        value={settings.videoFormat}
        onChange={(videoFormat) => onChange({ videoFormat })}
      />
      <Choice
        label={texts.settings.videoQuality}
        options={QUALITY_OPTIONS}
        value={settings.videoQuality}
        onChange={(videoQuality) => onChange({ videoQuality })}
      />
      <Choice
        label={texts.settings.uploadMode}
        options={MODE_OPTIONS}
        value={settings.uploadMode}
        onChange={(uploadMode) => onChange({ uploadMode })}
      />
      <Choice
        label={texts.settings.uploadAs}
        options={KIND_OPTIONS}
        value={settings.uploadAs}
        onChange={(uploadAs) => onChange({ uploadAs })}
      />
    </>
  );
}
