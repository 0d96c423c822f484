import type { MovedJourney } from './moved-test';

const FOLDER = 'libs/dashboard/src/settings';
const WRITER = `${FOLDER}/use-settings-writer.ts`;
const FIELD = `${FOLDER}/folder-field.tsx`;

export const settings: MovedJourney = {
  journey: 'e2e/journeys/subscriber/settings.spec.ts',
  before: '3e6457e6',
  spec: `${FOLDER}/settings-card.spec.tsx`,
  tests: [
    {
      sentence: 'Video Format, Video Quality, Upload Mode and Upload As offer their values',
      test: 'a change is patched immediately',
      fault: {
        file: `${FOLDER}/choices.tsx`,
        from: 'SETTINGS[key].values.map(',
        to: 'SETTINGS[key].values.slice(1).map(',
      },
    },
    {
      sentence: 'each change is patched immediately',
      test: 'a change is patched immediately',
      fault: {
        file: `${FOLDER}/choices.tsx`,
        from: 'onChange={(value) => onChange({ [key]: value })}',
        to: 'onChange={() => undefined}',
      },
    },
    {
      sentence: "the server's updated user replaces the local user",
      test: "the server's updated user",
      fault: { file: WRITER, from: 'replaceUser(updated)', to: 'void updated' },
    },
    {
      sentence: 'Folder ID is saved on blur',
      test: 'is saved on blur',
      fault: { file: FIELD, from: 'onBlur={() => void save()}', to: 'onBlur={() => undefined}' },
    },
    {
      sentence: "a 'G-Drive Folder ID Saved!' banner shows for 2.5 seconds",
      test: 'is saved on blur',
      fault: { file: FIELD, from: 'const BANNER_MS = 2_500;', to: 'const BANNER_MS = 25_000;' },
    },
    {
      sentence: 'Folder ID is saved with the save button',
      test: 'is saved with the save button',
      fault: { file: FIELD, from: 'disabled={!changed}', to: 'disabled' },
    },
    {
      sentence: 'an unchanged Folder ID is not saved at all',
      test: 'is saved with the save button',
      fault: { file: FIELD, from: 'if (!changed) return;', to: '' },
    },
    {
      sentence: "'Reset All Settings' asks 'Are you sure?' and that it cannot be undone",
      test: 'says that all settings return to defaults',
      fault: {
        file: `${FOLDER}/reset-settings.tsx`,
        from: 'text: settingsTexts.resetText',
        to: 'text: settingsTexts.resetTitle',
      },
    },
    {
      sentence: 'confirming sends the defaults',
      test: 'sends the defaults after a confirmation',
      fault: {
        file: `${FOLDER}/settings-card.tsx`,
        from: 'writer.write(DEFAULT_SETTINGS)',
        to: 'writer.write({})',
      },
    },
    {
      sentence: "settings update, success false: alert 'Error: {server message}'",
      test: 'success false',
      fault: {
        file: WRITER,
        from: 'errorText(error, texts.settings.connection)',
        to: 'texts.settings.connection',
      },
    },
    {
      sentence: 'success false: nothing is half-saved',
      test: 'success false',
      fault: { file: WRITER, from: 'if (underWay.current === 0) setPending({});', to: '' },
    },
    {
      sentence: "network failure: alert 'Error: API call failed.'",
      test: 'network failure',
      fault: {
        file: WRITER,
        from: 'errorText(error, texts.settings.connection)',
        to: "errorText(error, '')",
      },
    },
    {
      sentence: "parse failure: alert 'Error: API call failed.'",
      test: 'parse failure',
      fault: {
        file: WRITER,
        from: 'errorText(error, texts.settings.connection)',
        to: "errorText(error, '')",
      },
    },
    {
      sentence: 'Auto Video Sync and Multi Download turn each other off',
      test: 'Auto Video Sync and Multi Download',
      fault: { file: WRITER, from: 'withExclusion(change)', to: 'change' },
    },
    {
      sentence: 'reminders of the bot can be switched off',
      test: 'can be switched off',
      fault: {
        file: `${FOLDER}/toggles.tsx`,
        from: 'onChange={(isOn) => onChange({ [key]: isOn })}',
        to: 'onChange={() => undefined}',
      },
    },
    {
      sentence: 'a folder id typed while the one before is being saved is kept and saved too',
      test: 'while the one before is being saved',
      fault: {
        file: FIELD,
        from: 'setDraft((now) => (now?.trim() === folderId ? null : now));',
        to: 'setDraft(null);',
      },
    },
    {
      sentence: 'an older answer about the user does not put a changed setting back',
      test: 'when it was asked for during the save',
      fault: {
        file: 'libs/dashboard/src/account/use-replace-user.ts',
        from: 'await queryClient.cancelQueries({ queryKey: dashboardKeys.user(user.userId) });',
        to: '',
      },
    },
  ],
};
