import { counted, english } from '@portal/ui';

/** Texts of the section 'Sign-ins' on the profile page. */
export const security = {
  title: 'Sign-ins',
  hint: 'Where your account is signed in, and its recent sign-ins.',
  sessions: 'Signed in now',
  history: 'Recent sign-ins',
  showAll: (count: number) => `Show all ${english.count(count)}`,
  showFewer: 'Show fewer',
  thisDevice: 'This device',
  device: (device: string) => device,
  unknownDevice: 'Unknown device',
  lastUsed: (when: string) => `Last used ${when}`,
  unknownAddress: 'Unknown address',
  methods: { password: 'Password', telegram: 'Telegram', 'telegram-app': 'Telegram app' },
  historyEmpty: 'No sign-ins yet.',
  endOthers: 'Sign out everywhere else',
  endTitle: 'Sign out everywhere else?',
  endText: 'All other browsers and devices have to sign in again. You stay signed in here.',
  endCancel: 'Cancel',
  endConfirm: 'Yes, Sign Out',
  ended: (count: number) =>
    count === 0
      ? 'You were not signed in anywhere else.'
      : `Signed out of ${counted(count, 'other session')}.`,
  endFailed: 'Failed to connect to the server.',
} as const;
