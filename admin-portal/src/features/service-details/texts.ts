import type { DetailField } from '@portal/rules';

/** Texts of the tab Service Details. */
export const texts = {
  title: 'Service Details',
  failed: 'Failed to read the service details.',
  actionFailed: 'Failed to change the service details.',
  none: 'none',
  fields: {
    name: 'Name of the service',
    botUrl: 'Address of the bot',
    supportBotUrl: 'Address of the support bot',
    supportContactUrl: 'Address of the support contact',
    channelUrl: 'Address of the channel',
    reminderDays: 'Reminders: days left',
  } satisfies Record<DetailField, string>,
  hints: {
    name: 'On every page, in receipts and in the title of the browser.',
    botUrl: 'Where subscribers send links. Empty: no button.',
    supportBotUrl: 'Empty: not shown.',
    supportContactUrl: 'A person. It is preferred to the support bot. Empty: not shown.',
    channelUrl: 'Empty: not shown.',
    reminderDays: 'Separated by commas, for example 7, 3, 1. Empty: no reminders.',
  } satisfies Record<DetailField, string>,
  locked: (variable: string) => `Locked: the variable ${variable} of the environment decides it.`,
  newer: 'Somebody published service details in the meantime. Load them again.',
  publishing: {
    title: 'Publish the service details',
    text: 'In effect at once, on every page.',
  },
} as const;
