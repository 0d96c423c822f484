import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/profile';
const SAVE = `${FOLDER}/use-save-profile.ts`;
const EDITOR = `${FOLDER}/photo-editor.tsx`;
const DELETE = `${FOLDER}/use-delete-photo.ts`;
const ORIGIN = {
  journey: 'e2e/journeys/subscriber/profile.spec.ts',
  before: 'd7661335',
} as const;

export const profile: readonly MovedJourney[] = [
  {
    ...ORIGIN,
    spec: `${FOLDER}/profile-page.spec.tsx`,
    tests: [
      {
        sentence:
          "'Manage Profile': photo, name, email and a link to /change-password; the back arrow goes to /dashboard",
        test: 'the back arrow goes to /dashboard',
        fault: {
          file: `${FOLDER}/profile-page.tsx`,
          from: 'to={paths.dashboard}',
          to: 'to={paths.plans}',
        },
      },
      {
        sentence: 'the photo is uploaded first if one was chosen, then name and email',
        test: 'uploads the photo first',
        fault: {
          file: SAVE,
          from: `      if (edit.photo) await photo.mutateAsync(edit.photo);
      if (Object.keys(changes).length > 0) await details.mutateAsync(changes);`,
          to: `      if (Object.keys(changes).length > 0) await details.mutateAsync(changes);
      if (edit.photo) await photo.mutateAsync(edit.photo);`,
        },
      },
      {
        sentence: "with 'Saving...' and a success toast",
        test: 'uploads the photo first',
        fault: {
          file: `${FOLDER}/profile-form.tsx`,
          from: 'saving.busy ? profileTexts.saving : profileTexts.save',
          to: 'profileTexts.save',
        },
      },
      {
        sentence: 'the stored user is the new user of the server',
        test: 'stores what the server answers',
        fault: {
          file: SAVE,
          from: 'onSuccess: ({ updated }) => updateUser(updated),',
          to: '',
        },
      },
      {
        sentence: 'what did not change is not sent',
        test: 'sends nothing that did not change',
        fault: { file: SAVE, from: 'name.trim() !== user.name && ', to: '' },
      },
      {
        sentence: 'an emptied email is taken away',
        test: 'takes an emptied email away',
        fault: {
          file: SAVE,
          from: "email.trim() !== (user.email ?? '')",
          to: "email.trim() !== ''",
        },
      },
      {
        sentence:
          "photo upload failure: the server message, or 'Photo upload failed'; nothing is half-saved",
        test: 'nothing is half-saved',
        fault: {
          file: SAVE,
          from: 'errorText(photo.error, profileTexts.photoFailed)',
          to: 'profileTexts.photoFailed',
        },
      },
      {
        sentence: "profile update failure: the server message, or 'Profile update failed'",
        test: 'profile update failure',
        fault: {
          file: SAVE,
          from: 'errorText(details.error, profileTexts.updateFailed)',
          to: 'profileTexts.updateFailed',
        },
      },
      {
        sentence:
          'a connection lost after the photo says that the photo was saved and the rest was not',
        test: 'whose connection is lost after the photo',
        fault: {
          file: SAVE,
          from: 'detailsError && photo.isSuccess',
          to: 'detailsError && !photo.isSuccess',
        },
      },
      {
        sentence: 'trying again sends only the missing part',
        test: 'whose connection is lost after the photo',
        fault: { file: SAVE, from: '      onPhotoSaved();\n', to: '' },
      },
    ],
  },
  {
    ...ORIGIN,
    spec: `${FOLDER}/photo-editor.spec.tsx`,
    tests: [
      {
        sentence: 'a chosen photo is shown before it is saved, blob: URLs used directly',
        test: 'that was chosen is shown before it is saved',
        fault: { file: EDITOR, from: 'chosen?.previewUrl ?? ', to: '' },
      },
      {
        sentence: 'deleting the photo asks for confirmation',
        test: 'is deleted after a confirmation',
        fault: { file: EDITOR, from: 'onDeleted={focusChange}', to: 'onDeleted={() => undefined}' },
      },
      {
        sentence: "photo removal failure: the server message, or 'Failed to remove photo.'",
        test: 'removal failure',
        fault: {
          file: DELETE,
          from: 'errorText(error, profileTexts.removeFailed)',
          to: 'profileTexts.removeFailed',
        },
      },
      {
        sentence: 'a file that is no image is not taken',
        test: 'that is no image is not taken',
        fault: {
          file: EDITOR,
          from: 'if (isImage) props.onChoose(file);',
          to: 'props.onChoose(file);',
        },
      },
      {
        sentence: 'a name and a file name are shown as text, never as HTML',
        test: 'are shown as text, never as HTML',
        fault: {
          file: EDITOR,
          from: '<p>{chosen ? profileTexts.newPhoto(chosen.file.name) : profileTexts.photoHint}</p>',
          to: "<p dangerouslySetInnerHTML={{ __html: chosen?.file.name ?? '' }} />",
        },
      },
    ],
  },
];
