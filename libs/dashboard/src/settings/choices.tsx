import {
  CHOICE_KEYS,
  type ChoiceKey,
  type ChoiceValue,
  type DownloadSettings,
  SETTINGS,
} from '@portal/rules';
import { Choice } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

interface ChoicesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
}

/** The settings with a few options, of which one is selected. */
export function Choices({ settings, onChange }: ChoicesProps) {
  const { choices, labels } = useTexts().settings;
  const named: Readonly<Partial<Record<ChoiceValue<ChoiceKey>, string>>> = labels;
  return CHOICE_KEYS.map((key) => (
    <Choice
      key={key}
      label={choices[key]}
      options={SETTINGS[key].values.map((value) => ({ value, label: named[value] ?? value }))}
      value={settings[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}
