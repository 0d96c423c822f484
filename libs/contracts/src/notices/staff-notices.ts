import type { NoticeFacts, StaffNoticeKind } from '@portal/rules';
import { defineCall } from '../http/call';
import type { MarkNoticesReadRequest, UserNoticesQuery } from './user-notices';

interface StaffNoticed<Kind extends StaffNoticeKind> {
  _id: string;
  kind: Kind;
  /** As it is now, or was at its end; the console has the texts (rules' NOTICE_TEXTS_EN). */
  facts: NoticeFacts[Kind];
  /** When it began, ISO 8601 UTC. */
  at: string;
  /** When it was over, ISO 8601 UTC; null: it lasts. */
  endedAt: string | null;
  /** Whether the calling administrator has read it. */
  isRead: boolean;
}

/** A notice as administrators get it. */
export type StaffNoticeView = { [Kind in StaffNoticeKind]: StaffNoticed<Kind> }[StaffNoticeKind];

/** A page of the notices of an administrator's role. */
export interface StaffNoticesResponse {
  /** Newest first. */
  notices: StaffNoticeView[];
  /** Unread notices, at most UNREAD_NOTICES_LIMIT. */
  unread: number;
  /** The value of `before` for the next page; null: there are no more. */
  next: string | null;
}

/**
 * Lists the notices of the last 90 days that the administrator's role reads, newest first. An answer has as many as
 * that of a user's list.
 */
export const getStaffNotices = defineCall<void, StaffNoticesResponse, UserNoticesQuery>()(
  'GET',
  '/api/admin/notices',
);

/** Marks notices as read by the calling administrator, for nobody else. */
export const markStaffNoticesRead = defineCall<MarkNoticesReadRequest, { unread: number }>()(
  'POST',
  '/api/admin/notices/read',
);
