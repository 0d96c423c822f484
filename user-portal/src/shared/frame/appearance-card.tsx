import { styled } from '@mui/material/styles';
import {
  Choice,
  LANGUAGE_NAMES,
  LANGUAGES,
  Panel,
  type PanelFold,
  pickedLanguage,
  THEME_MODES,
  useLanguage,
  useThemeMode,
} from '@portal/ui';
import { useTexts } from '../../texts/use-texts';

const Choices = styled('div')({ display: 'grid', gap: 20 });

/** Theme and language of this browser. */
export function AppearanceCard({ fold }: { fold?: PanelFold }) {
  const { frame, header } = useTexts();
  const { mode, setMode } = useThemeMode();
  return (
    <Panel title={header.appearance} fold={fold}>
      <Choices>
        <Choice
          label={frame.theme.title}
          options={THEME_MODES.map((value) => ({ value, label: frame.theme[value] }))}
          value={mode}
          onChange={setMode}
        />
        <Choice
          label={frame.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={useLanguage()}
          onChange={(value) => pickedLanguage.write(value)}
        />
      </Choices>
    </Panel>
  );
}
