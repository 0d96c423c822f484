import { counted } from '@portal/ui';

/** Texts of the account menu and of the Security dialog. */
export const texts = {
  badge: (role: string | null) => (role === null ? 'Admin' : `Admin · ${role}`),
  badgeStart: 'Admin · ',
  menu: (actor: string, role: string) => `Signed in as ${actor}, ${role}`,
  security: 'Security',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  connection: 'Failed to connect to the server.',
  loading: 'Loading',
  working: 'Working...',
  readFailed: 'Failed to read the state of your authenticator app.',
  factor: {
    title: 'Authenticator app',
    unavailable: 'Authenticator apps are not set up on this server.',
    off: 'Not set up. Your password alone signs you in.',
    on: (date: string) => `On since ${date}. Signing in asks for a code too.`,
    codesLeft: (count: number) =>
      count === 0
        ? 'No recovery codes are left. Generate new ones before you need one.'
        : `${counted(count, 'recovery code')} left. Each works once without the app.`,
    setUp: 'Set up',
  },
  setUp: {
    title: 'Set up an authenticator app',
    scan: 'Scan this picture with the app.',
    picture: 'Picture to scan with an authenticator app',
    type: 'Or type this secret into it.',
    secret: 'Secret',
    enter: 'Enter the code that the app shows. This signs you out everywhere else.',
    code: 'Code',
    submit: 'Turn on',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each code works for one sign-in without the app. They are shown only now: store them in a safe place.',
    noun: 'recovery codes',
    download: 'Download',
    fileName: 'recovery-codes.txt',
    kept: 'I have saved them',
  },
  renew: {
    button: 'New recovery codes',
    title: 'Generate new recovery codes?',
    text: 'The old ones stop working at once, and you are signed out everywhere else.',
    confirm: 'Generate new codes',
  },
  remove: {
    button: 'Remove',
    title: 'Remove the authenticator app?',
    text: 'Your password alone will sign you in, the recovery codes stop working, and you are signed out everywhere else.',
    confirm: 'Remove',
    done: 'Authenticator app removed.',
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'Loading where you are signed in',
    failed: 'Failed to read where you are signed in.',
    nowhereElse: 'You are not signed in anywhere else.',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    unknownAddress: 'unknown address',
    times: (signedIn: string, used: string) => `Signed in ${signedIn} · last used ${used}`,
    endOne: 'Sign out',
    endOneOf: (device: string, where: string) => `Sign out ${device}, ${where}`,
    endedOne: 'Signed out of that session.',
    endOthers: 'Sign out everywhere else',
    endTitle: 'Sign out everywhere else?',
    endText:
      'Every other browser in which you are signed in as an administrator is signed out at once.',
    endConfirm: 'Yes, sign out',
    ended: (count: number) => `Signed out of ${counted(count, 'other session')}.`,
  },
  copy: { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied' },
} as const;
