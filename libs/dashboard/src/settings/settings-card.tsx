import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { InlineHint, notify, Panel, type PanelFold } from '@portal/ui';
import type { DashboardUser } from '../account/use-dashboard-user';
import { CardPlaceholder } from '../errors/card-placeholder';
import { useTexts } from '../texts/use-texts';
import { Choices } from './choices';
import { FolderField } from './folder-field';
import { ResetSettings } from './reset-settings';
import { Toggles } from './toggles';
import { type SettingsWriter, useSettingsWriter } from './use-settings-writer';

// A fieldset, because its `disabled` attribute disables every control inside.
const Form = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

interface SettingsFormProps {
  readonly user: UserView;
  readonly writer: SettingsWriter;
  readonly readOnly: boolean;
}

function SettingsForm({ user, writer, readOnly }: SettingsFormProps) {
  const texts = useTexts();
  const settings = { ...user, ...writer.pending };
  const change = (next: Parameters<SettingsWriter['write']>[0]): void => void writer.write(next);
  const reset = async (): Promise<void> => {
    if (await writer.write(DEFAULT_SETTINGS)) {
      notify({ tone: 'success', text: texts.settings.resetDone });
    }
  };
  return (
    <Form disabled={readOnly}>
      <Choices settings={settings} onChange={change} isSaved={writer.isSaved} />
      <FolderField
        saved={user.gdriveFolderId}
        onSave={(gdriveFolderId) => writer.write({ gdriveFolderId })}
      />
      <Toggles settings={settings} onChange={change} isSaved={writer.isSaved} />
      {!readOnly && <ResetSettings onReset={() => void reset()} />}
    </Form>
  );
}

interface SettingsCardProps {
  readonly userId: number;
  readonly account: DashboardUser;
  /** Default: the settings can be changed. */
  readonly readOnly?: boolean;
  readonly fold?: PanelFold;
}

/** Account Settings: every change is saved at once. */
export function SettingsCard({ userId, account, readOnly = false, fold }: SettingsCardProps) {
  const texts = useTexts();
  const writer = useSettingsWriter(userId);
  const { user, query } = account;
  return (
    <Panel
      title={texts.settings.title}
      fold={fold}
      action={<InlineHint>{writer.saving ? texts.settings.saving : ''}</InlineHint>}
    >
      {user ? (
        <SettingsForm user={user} writer={writer} readOnly={readOnly} />
      ) : (
        <CardPlaceholder query={query} count={8} height={36} />
      )}
    </Panel>
  );
}
