import { MINUTE_MS } from '../time/units';
import { NOTICE_KINDS, type NoticeChannel, type UserNoticeKind } from './notice-kinds';
import { noticePreferences, type NoticeReader } from './notice-preferences';
import { quietUntil } from './quiet-hours';

/** Finished files of this time are reported together by bot and browser, in ms. */
export const DIGEST_WAIT_MS = 2 * MINUTE_MS;

/** How a notice reaches its reader. */
export interface NoticeDelivery {
  /** Whether the list shows it. */
  readonly portal: boolean;
  /** When the bot reports it; null: never. */
  readonly telegram: Date | null;
  /** When the browser reports it; null: never. */
  readonly push: Date | null;
}

/** Whether a user wants a kind of notice by a channel. */
export function wantsNotice(
  reader: NoticeReader,
  kind: UserNoticeKind,
  channel: NoticeChannel,
): boolean {
  return noticePreferences(reader).kinds[kind][channel];
}

/**
 * How a notice of this moment reaches a user. Bot and browser wait until the quiet hours end, except for
 * security, and a while for more finished files. The list does not wait.
 */
export function noticeDelivery(
  reader: NoticeReader,
  kind: UserNoticeKind,
  now: Date,
  zone: string,
): NoticeDelivery {
  const { kinds, quietHours } = noticePreferences(reader);
  const { group } = NOTICE_KINDS[kind];
  const ready = kind === 'download_finished' ? new Date(now.getTime() + DIGEST_WAIT_MS) : now;
  const due = (group === 'security' ? null : quietUntil(quietHours, ready, zone)) ?? ready;
  const { portal, telegram, push } = kinds[kind];
  return { portal, telegram: telegram ? due : null, push: push ? due : null };
}
