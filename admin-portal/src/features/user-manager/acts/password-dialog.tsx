import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { changeUserPassword } from '@portal/contracts';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../../shared/acts/dialog-body';
import { texts as shared } from '../../../shared/acts/texts';
import { useAct } from '../../../shared/acts/use-act';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';

const words = texts.password;

/** 'Password': a new one, in plain sight. What it must be like the server says. */
export function PasswordDialog({ user, onClose }: UserDialogProps) {
  const [newPassword, setNewPassword] = useState('');
  const act = useAct({
    userId: user.userId,
    send: () => send(changeUserPassword, { params: { id: user.userId }, body: { newPassword } }),
    onDone: onClose,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    act.run();
  };
  return (
    <DialogFrame title={words.title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <p>{words.text}</p>
        <FormStack onSubmit={submit}>
          <Field
            label={words.field}
            required
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={act.busy}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
          <FormError message={act.busy ? null : act.error} />
          <Button type="submit" variant="contained" aria-disabled={act.busy}>
            {act.busy ? texts.acts.working : words.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
