import type { InboxKind } from '@portal/contracts';

/** Texts of what waits on Analytics. */
export const texts = {
  title: 'Needs somebody',
  nothing: 'Nothing waits for you.',
  failed: 'What waits could not be read.',
  oldest: (age: string) => `oldest ${age}`,
  inbox: {
    unmatched: 'Money without an order',
    late: 'Late money',
    mismatched: 'Mismatched money',
    unparsed: 'Unread messages',
  } satisfies Record<InboxKind, string>,
  failedTasks: 'Failed tasks',
  silentRelays: (names: readonly string[]) => `Silent relay: ${names.join(', ')}`,
  endingTomorrow: 'Plans ending tomorrow',
} as const;
