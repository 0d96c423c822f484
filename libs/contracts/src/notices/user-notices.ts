import type { NoticeFacts, UserNoticeKind } from '@portal/rules';
import { defineCall } from '../http/call';

/** Maximum number of notices in one answer. */
export const NOTICES_LIMIT = 50;

/** The count of unread notices ends here: one more means "so many and more". */
export const UNREAD_NOTICES_LIMIT = 100;

interface Noticed<Kind extends UserNoticeKind> {
  _id: string;
  kind: Kind;
  /** What happened; the portals have the texts (rules' NOTICE_TEXTS_EN and NOTICE_TEXTS_BN). */
  facts: NoticeFacts[Kind];
  /** ISO 8601 UTC. */
  at: string;
  isRead: boolean;
}

/** A notice as its user gets it. */
export type NoticeView = { [Kind in UserNoticeKind]: Noticed<Kind> }[UserNoticeKind];

/** A page of a user's notices. */
export interface UserNoticesResponse {
  /** Newest first. */
  notices: NoticeView[];
  /** Unread notices, at most UNREAD_NOTICES_LIMIT. */
  unread: number;
  /** The value of `before` for the next page; null: there are no more. */
  next: string | null;
}

/** Query of getUserNotices. */
export interface UserNoticesQuery {
  /** The value `next` of the previous page; absent: the newest. */
  before?: string;
  /** 20 when absent. */
  limit?: number;
}

/**
 * Lists a user's notices of the last 90 days, newest first, at most {@link NOTICES_LIMIT} in one answer. It has
 * those whose group the user reads in the portal.
 */
export const getUserNotices = defineCall<void, UserNoticesResponse, UserNoticesQuery>()(
  'GET',
  '/api/user/:id/notices',
);

/** Which notices were read. */
export interface MarkNoticesReadRequest {
  /** Ids of notices, at most NOTICES_LIMIT; absent: all that the user has. */
  ids?: string[];
}

/** Marks notices of a user as read; those that are read, or not the user's, stay as they are. */
export const markNoticesRead = defineCall<MarkNoticesReadRequest, { unread: number }>()(
  'POST',
  '/api/user/:id/notices/read',
);
