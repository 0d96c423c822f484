/** Texts of the broadcast modal (spec subscriber.md §2). */
export const broadcast = {
  title: 'A Broadcast Message',
  done: 'Got It!',
} as const;
