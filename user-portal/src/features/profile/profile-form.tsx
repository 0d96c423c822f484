import Button from '@mui/material/Button';
import type { UserView } from '@portal/contracts';
import { looksLikeEmail, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@portal/rules';
import { Field, FormError, FormStack, InlineHint } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { PhotoEditor } from './photo-editor';
import { useChosenPhoto } from './use-chosen-photo';
import { useSaveProfile } from './use-save-profile';

/** Form for photo, name and email with one save button. */
export function ProfileForm({ user }: { user: UserView }) {
  const profileTexts = useTexts().profile;
  const photo = useChosenPhoto();
  // Null until the user types, so that the field shows later changes of the stored user.
  const [name, setName] = useState<string | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const saving = useSaveProfile(user, photo.discard);
  const shown = { name: name ?? user.name, email: email ?? user.email ?? '' };

  const save = async (): Promise<void> => {
    if (saving.busy) return;
    if (await saving.save({ photo: photo.chosen?.file ?? null, ...shown })) {
      setName(null);
      setEmail(null);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const isEmail = looksLikeEmail(shown.email.trim());
    setRefused(!isEmail);
    if (isEmail) void save();
    else emailInput.current?.focus();
  };

  return (
    <FormStack onSubmit={submit} noValidate>
      <PhotoEditor
        user={user}
        chosen={photo.chosen}
        onChoose={photo.choose}
        onDiscard={photo.discard}
        busy={saving.busy}
        progress={saving.progress}
      />
      <Field
        label={profileTexts.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        readOnly={saving.busy}
        value={shown.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={profileTexts.email}
        name="email"
        type="email"
        ref={emailInput}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        aria-invalid={isRefused}
        readOnly={saving.busy}
        value={shown.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormError message={isRefused ? profileTexts.invalidEmail : saving.error} />
      {saving.savedHalf && <InlineHint>{saving.savedHalf}</InlineHint>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-disabled={saving.busy}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {saving.busy ? profileTexts.saving : profileTexts.save}
      </Button>
    </FormStack>
  );
}
