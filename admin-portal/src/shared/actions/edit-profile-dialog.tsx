import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type UpdateProfileRequest, updateProfile, type UserView } from '@portal/contracts';
import { DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from './dialog-body';
import { texts } from './texts';
import { useAction } from './use-action';
import { UserLine } from './user-line';

const profileTexts = texts.profile;

/** Contains only the changed fields, so that an edit of the other field by someone else is not lost. */
function changesOf(user: UserView, name: string, email: string): UpdateProfileRequest {
  return {
    ...(name.trim() !== user.name && { name: name.trim() }),
    ...(email.trim() !== (user.email ?? '') && { email: email.trim() }),
  };
}

interface EditProfileDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}

/** 'Edit Profile': name and email of a user. Import it only from lazy-loaded code. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  // A copy from the time of opening, so that a refetch does not change the form while the user types.
  const [before] = useState(user);
  const [name, setName] = useState(before.name);
  const [email, setEmail] = useState(before.email ?? '');
  const saving = useAction({
    userId: user.userId,
    send: (body: UpdateProfileRequest) =>
      send(updateProfile, { params: { id: user.userId }, body }),
    done: profileTexts.saved,
    failed: profileTexts.failed,
    onDone: onClose,
  });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const changes = changesOf(before, name, email);
    if (Object.keys(changes).length > 0) saving.run(changes);
    else onClose();
  };
  return (
    <DialogFrame title={profileTexts.title} closeLabel={texts.close} onClose={onClose}>
      <DialogBody>
        <UserLine user={before} />
        <FormStack onSubmit={submit}>
          <Field
            label={profileTexts.name}
            autoComplete="off"
            autoFocus
            readOnly={saving.busy}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label={profileTexts.email}
            type="email"
            autoComplete="off"
            readOnly={saving.busy}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormError message={saving.busy ? null : saving.error} />
          <Button type="submit" variant="contained" aria-disabled={saving.busy}>
            {saving.busy ? profileTexts.saving : profileTexts.save}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
