import { CHOICE_KEYS, type DownloadSettings, SETTINGS } from '@portal/rules';
import { Choice } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface ChoicesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings with a few options, of which one is selected. */
export function Choices({ settings, onChange }: ChoicesProps) {
  const { choices, labels } = useTexts().settings;
  return CHOICE_KEYS.map((key) => (
    <Choice
      key={key}
      label={choices[key]}
      options={SETTINGS[key].values.map((value) => ({ value, label: labels[value] }))}
      value={settings[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}
