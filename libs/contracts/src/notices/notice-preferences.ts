import type { NoticePreferences, NoticeSwitches, QuietHours } from '@portal/rules';
import { defineCall } from '../http/call';

/** What a user wants to be notified of. */
export interface NoticePreferencesResponse {
  preferences: NoticePreferences;
  /** IANA name of the service's time zone, in which the quiet hours are. */
  timeZone: string;
}

/** Tells which notices a user wants by which channel, and the quiet hours. */
export const getNoticePreferences = defineCall<void, NoticePreferencesResponse>()(
  'GET',
  '/api/user/:id/notice-preferences',
);

/** What is absent stays as it is. */
export interface UpdateNoticePreferencesRequest {
  /** Each group and channel. */
  channels?: NoticeSwitches;
  /** Null: none. */
  quietHours?: QuietHours | null;
}

/**
 * Changes which notices a user wants. Money and security keep the list or the bot. The switch of plan and
 * Telegram is the setting `remindersEnabled`.
 */
export const updateNoticePreferences = defineCall<
  UpdateNoticePreferencesRequest,
  NoticePreferencesResponse
>()('PATCH', '/api/user/:id/notice-preferences');
