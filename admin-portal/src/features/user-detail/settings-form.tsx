import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { ADMIN_CHOICE_KEYS, type DownloadSettings, SETTINGS } from '@portal/rules';
import { Choice } from '@portal/ui';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { ResetButton } from './reset-button';
import { texts } from './texts';
import { useSaveSettings } from './use-save-settings';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h3': { ...theme.typography.h3, margin: 0 },
}));

const Fields = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 });

const settingsTexts = texts.settings;

interface SettingsFormProps {
  readonly user: UserView;
  /** More buttons, after Save and Reset. */
  readonly children: ReactNode;
}

/** The choices that administrators change. Unsaved changes are a draft. */
export function SettingsForm({ user, children }: SettingsFormProps) {
  const formId = useId();
  const mayEdit = useMay('accounts');
  const [draft, setDraft] = useState<Partial<DownloadSettings>>({});
  const saving = useSaveSettings(user.userId, () => setDraft({}));
  const shown: DownloadSettings = { ...user, ...draft };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    saving.run(Object.fromEntries(ADMIN_CHOICE_KEYS.map((key) => [key, shown[key]])));
  };
  return (
    <div>
      <Form id={formId} onSubmit={submit}>
        <h3>{settingsTexts.title}</h3>
        <Fields disabled={!mayEdit}>
          {ADMIN_CHOICE_KEYS.map((key) => (
            <Choice
              key={key}
              label={settingsTexts.choices[key]}
              options={SETTINGS[key].values.map((value) => ({
                value,
                label: settingsTexts.labels[value],
              }))}
              value={shown[key]}
              onChange={(value) => setDraft({ ...draft, [key]: value })}
            />
          ))}
        </Fields>
      </Form>
      {/* Outside the form: React would pass submit events from dialogs of these buttons to the form. */}
      <Actions>
        {mayEdit && (
          <>
            <Button type="submit" form={formId} variant="contained" aria-disabled={saving.busy}>
              {saving.busy ? settingsTexts.saving : settingsTexts.save}
            </Button>
            <ResetButton userId={user.userId} onReset={() => setDraft({})} />
          </>
        )}
        {children}
      </Actions>
    </div>
  );
}
