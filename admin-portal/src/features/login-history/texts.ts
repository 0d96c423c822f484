import { english } from '@portal/ui';

/** Texts of the Login History tab. */
export const texts = {
  title: 'Login History',
  zone: 'Times in Asia/Dhaka.',
  unknownUser: 'Unknown User',
  unknownCity: 'Unknown City',
  unknownCountry: 'Unknown Country',
  unknownAgent: 'Unknown device',
  empty: 'No login records found.',
  noneFound: 'No login records found for this filter.',
  filter: {
    label: 'Filter',
    day: 'Day',
    byAddress: (address: string) => `IP Address: ${address}`,
    ofDay: (day: string) => `Day: ${day}`,
  },
  columns: {
    method: 'Method',
    place: 'City and country',
  },
  methods: { password: 'Password', telegram: 'Telegram', 'telegram-app': 'Telegram app' },
  ip: 'IP Address',
  agent: 'User Agent',
  select: (who: string, when: string) => `Select the sign-in of ${who}, ${when}`,
  deleteOne: (who: string, when: string) => `Delete the sign-in of ${who}, ${when}`,
  deleteSelected: (count: number) => `Delete Selected (${english.digits(count)})`,
  clear: 'Clear All',
  askOne: {
    title: 'Delete this log entry?',
    text: 'This cannot be undone.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
  askSelected: {
    title: (count: number) => `Delete ${english.count(count)} selected log entries?`,
    text: 'This cannot be undone.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
  askClear: {
    title: 'Clear the whole login history?',
    text: 'Every sign-in of every user is deleted. This cannot be undone.',
    confirmLabel: 'Clear All',
    cancelLabel: 'Cancel',
  },
  deleted: 'Log entry deleted.',
  deletedMany: (count: number) => `${english.count(count)} log entries deleted.`,
  readFailed: 'Failed to fetch login history.',
  deleteFailed: 'Failed to delete log entry.',
  deleteManyFailed: 'Failed to delete selected logs.',
  clearFailed: 'Failed to clear history.',
} as const;
