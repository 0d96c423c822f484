/** Cache keys of a user's notices. */
export const noticeKeys = {
  unread: (userId: number) => ['notices', userId, 'unread'] as const,
  pages: (userId: number) => ['notices', userId, 'page'] as const,
  page: (userId: number, before: string | null) => ['notices', userId, 'page', before] as const,
  push: (userId: number) => ['notices', userId, 'push'] as const,
  preferences: (userId: number) => ['notices', userId, 'preferences'] as const,
};
