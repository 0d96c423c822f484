import {
  CHOICE_KEYS,
  type ChoiceKey,
  type ChoiceValue,
  type DownloadSettings,
  SETTINGS,
} from '@portal/rules';
import { Choice, SavedMark } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import type { SettingsWriter } from './use-settings-writer';

interface ChoicesProps {
  readonly settings: DownloadSettings;
  readonly onChange: (change: Partial<DownloadSettings>) => void;
  readonly isSaved: SettingsWriter['isSaved'];
}

/** The settings with a few options, of which one is selected. */
export function Choices({ settings, onChange, isSaved }: ChoicesProps) {
  const { choices, labels, saved } = useTexts().settings;
  const named: Readonly<Partial<Record<ChoiceValue<ChoiceKey>, string>>> = labels;
  return CHOICE_KEYS.map((key) => (
    <Choice
      key={key}
      label={choices[key]}
      options={SETTINGS[key].values.map((value) => ({ value, label: named[value] ?? value }))}
      value={settings[key]}
      onChange={(value) => onChange({ [key]: value })}
      note={<SavedMark label={isSaved(key) ? saved : null} />}
    />
  ));
}
