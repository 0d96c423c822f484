import type { NoticeContent, NoticeReader, UserNoticeKind } from '@portal/rules';

/** Days for which notices are stored. */
export const NOTICES_KEPT_DAYS = 90;

/** The fields of an account that a notice needs. */
export interface NoticeAddressee extends NoticeReader {
  readonly userId: number;
}

/** Something that a user is notified of. */
export interface NewNotice {
  /** Idempotency key: one event makes one notice, `download:<task>` for example. */
  readonly key: string;
  readonly at: Date;
  readonly content: NoticeContent<UserNoticeKind>;
}

/** Channels that wait for their time; the list does not wait. */
export type WaitingChannel = 'telegram' | 'push';
