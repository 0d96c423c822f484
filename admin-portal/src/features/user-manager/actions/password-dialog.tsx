import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { changeUserPassword } from '@portal/contracts';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { texts as shared } from '../../../shared/actions/texts';
import { useAction } from '../../../shared/actions/use-action';
import { UserLine } from '../../../shared/actions/user-line';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';

const passwordTexts = texts.password;

/** 'Password': sets a new password, shown in plain text. The server checks the password rules. */
export function PasswordDialog({ user, onClose }: UserDialogProps) {
  const [newPassword, setNewPassword] = useState('');
  const action = useAction({
    userId: user.userId,
    send: () => send(changeUserPassword, { params: { id: user.userId }, body: { newPassword } }),
    onDone: onClose,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    action.run();
  };
  return (
    <DialogFrame title={passwordTexts.title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <UserLine user={user} />
        <p>{passwordTexts.text}</p>
        <FormStack onSubmit={submit}>
          <Field
            label={passwordTexts.field}
            required
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={action.busy}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
          <FormError message={action.busy ? null : action.error} />
          <Button type="submit" variant="contained" aria-disabled={action.busy}>
            {action.busy ? texts.actions.working : passwordTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
