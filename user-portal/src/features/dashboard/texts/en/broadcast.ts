/** Texts of the broadcast modal. */
export const broadcast = {
  title: 'A Broadcast Message',
  done: 'Got It!',
} as const;
