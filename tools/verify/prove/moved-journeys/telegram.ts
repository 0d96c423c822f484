import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/login';
const BUTTON = `${FOLDER}/telegram-button.tsx`;
const ENTER = `${FOLDER}/use-enter.ts`;
const STAND_IN = `${FOLDER}/telegram-stand-in.tsx`;

const ORIGIN = {
  journey: 'e2e/journeys/subscriber/telegram.spec.ts',
  before: 'd7661335',
} as const;

export const telegram: readonly MovedJourney[] = [
  {
    ...ORIGIN,
    spec: `${FOLDER}/telegram-tab.spec.tsx`,
    tests: [
      {
        sentence: 'where no bot is configured the tab says so, and a trial has a stand-in',
        test: 'the tab says so, and a trial has',
        fault: { file: STAND_IN, from: ' aria-labelledby={titleId}', to: '' },
      },
      {
        sentence: 'if the response action is setPassword the app goes to /create-password',
        test: 'if the response action is setPassword',
        fault: { file: ENTER, from: "action === 'setPassword' || ", to: '' },
      },
      {
        sentence: 'an account with a password goes to /dashboard',
        test: 'an account with a password',
        fault: {
          file: ENTER,
          from: 'wantsPassword ? paths.createPassword : wayBack',
          to: 'paths.createPassword',
        },
      },
      {
        sentence: 'with passwordResetIntent the login goes to /create-password, once',
        test: 'with passwordResetIntent',
        fault: { file: ENTER, from: '    clearResetIntent();\n', to: '' },
      },
      {
        sentence: 'what is no Telegram ID is not sent',
        test: 'what is no Telegram ID',
        fault: {
          file: STAND_IN,
          from: 'if (id === null) return;\n    login.submit(async () => (await send(signTrialTelegram, { body: { id } })).payload);',
          to: 'login.submit(async () => (await send(signTrialTelegram, { body: { id: id ?? 7 } })).payload);',
        },
      },
      {
        sentence: 'a page that cannot learn what is configured says so and tries again',
        test: 'a page that cannot learn',
        fault: {
          file: `${FOLDER}/telegram-tab.tsx`,
          from: 'onRetry={() => void refetch()}',
          to: 'onRetry={() => undefined}',
        },
      },
    ],
  },
  {
    ...ORIGIN,
    spec: `${FOLDER}/telegram-button.spec.tsx`,
    tests: [
      {
        sentence: "the bot's script is loaded only when the tab is open",
        test: 'its script is loaded only when',
        fault: {
          file: `${FOLDER}/login-page.tsx`,
          from: "hasResetIntent() || wantsTelegramTab() ? 'telegram' : 'password'",
          to: "'telegram'",
        },
      },
      {
        sentence: 'the button asks Telegram for the bot, and what it signs signs in',
        test: 'the button asks Telegram for the bot',
        fault: { file: BUTTON, from: 'bot_id: bot.botId', to: 'bot_id: 0' },
      },
      {
        sentence: 'a closed window says so and the button stays',
        test: 'a closed window',
        fault: { file: BUTTON, from: 'payload ? null : texts.closed', to: 'null' },
      },
      {
        sentence: 'a refused payload shows the server message',
        test: 'a refused payload',
        fault: {
          file: `${FOLDER}/use-telegram-login.ts`,
          from: 'errorText(login.error, texts.login.connection)',
          to: 'texts.login.connection',
        },
      },
      {
        sentence: 'a payload that does not reach the server says so',
        test: 'a payload that does not reach the server',
        fault: {
          file: `${FOLDER}/telegram-tab.tsx`,
          from: 'login.busy ? null : login.error',
          to: 'null',
        },
      },
      {
        sentence: 'a script that cannot be loaded says so, and trying again loads it',
        test: 'a script that cannot be loaded',
        fault: {
          file: BUTTON,
          from: 'if (script.isError) void script.refetch();\n    else ',
          to: '',
        },
      },
      {
        sentence: 'a script that never comes is given up after ten seconds',
        test: 'a script that never comes',
        fault: {
          file: `${FOLDER}/telegram-script.ts`,
          from: 'const PATIENCE_MS = 10_000;',
          to: 'const PATIENCE_MS = 60_000;',
        },
      },
    ],
  },
];
