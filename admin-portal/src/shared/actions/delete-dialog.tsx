import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { deleteUser, type UserView } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from './dialog-body';
import { useAction } from './use-action';
import { texts } from './texts';

const deleteTexts = texts.delete;

interface DeleteDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
  /** Called after onClose. It leaves the screen that shows the user. */
  readonly onDeleted: () => void;
}

/** 'Delete User'. The id must be typed first. Import it only from lazy-loaded code. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === String(user.userId);
  const deleting = useAction({
    userId: user.userId,
    send: () => send(deleteUser, { params: { id: user.userId } }),
    done: deleteTexts.done,
    failed: deleteTexts.failed,
    isLast: true,
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isConfirmed) deleting.run();
  };
  return (
    <DialogFrame title={deleteTexts.title} closeLabel={texts.close} onClose={onClose}>
      <DialogBody>
        <p>{deleteTexts.text(displayName(user.name, user.userId))}</p>
        <FormStack onSubmit={submit} noValidate>
          <Field
            label={deleteTexts.field(user.userId)}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            readOnly={deleting.busy}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FormError message={deleting.busy ? null : deleting.error} />
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isConfirmed}
            aria-disabled={deleting.busy}
          >
            {deleting.busy ? deleteTexts.submitting : deleteTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
