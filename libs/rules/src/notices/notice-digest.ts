/** From this number on finished files become one message. */
export const DIGEST_FROM = 3;

/** Notices that are reported as one. */
export interface NoticeGroupOf<Notice> {
  /** The newest; its text is shown when it stands alone. */
  readonly newest: Notice;
  /** All of them with `newest`, in the order given. */
  readonly notices: readonly Notice[];
}

/**
 * Joins finished files that follow each other in the list, when there are at least DIGEST_FROM of them. All other
 * notices stay alone. The order of the list, newest first, stays.
 */
export function digestNotices<Notice extends { readonly kind: string }>(
  newestFirst: readonly Notice[],
): NoticeGroupOf<Notice>[] {
  const groups: Notice[][] = [];
  for (const notice of newestFirst) {
    const last = groups.at(-1);
    const continues = last?.[0] && isFinished(last[0]) && isFinished(notice);
    if (last && continues) last.push(notice);
    else groups.push([notice]);
  }
  const whole = groups.flatMap((group) =>
    group.length < DIGEST_FROM ? group.map((notice) => [notice]) : [group],
  );
  return whole.flatMap((notices) => (notices[0] ? [{ newest: notices[0], notices }] : []));
}

const isFinished = ({ kind }: { readonly kind: string }): boolean => kind === 'download_finished';

/**
 * Of a user's notices those that bot or browser report now: those that are due and, once a finished file is, the
 * finished files that only wait for more of them. Otherwise files that finish one after the other, as they do, would
 * each be due alone.
 * @param waiting notices that are due until DIGEST_WAIT_MS after `now`.
 */
export function noticesToReport<Notice extends { readonly kind: string }>(
  waiting: readonly Notice[],
  dueAt: (notice: Notice) => Date | null,
  now: Date,
): Notice[] {
  const isDue = (notice: Notice): boolean => (dueAt(notice) ?? now) <= now;
  const isFileDue = waiting.some((notice) => isFinished(notice) && isDue(notice));
  return waiting.filter((notice) => isDue(notice) || (isFileDue && isFinished(notice)));
}

/** The messages of bot and browser about notices: all finished files are one, when there are DIGEST_FROM of them. */
export function digestMessages<Notice extends { readonly kind: string }>(
  newestFirst: readonly Notice[],
): NoticeGroupOf<Notice>[] {
  const files = newestFirst.filter(isFinished);
  if (files.length < DIGEST_FROM)
    return newestFirst.map((newest) => ({ newest, notices: [newest] }));
  return digestNotices([...files, ...newestFirst.filter((notice) => !isFinished(notice))]);
}
