import type { GroupSwitches, KindSwitches, QuietHours } from '@portal/rules';
import { defineCall } from '../http/call';

/** Which notices a user wants by which channel, and the quiet hours. */
export interface NoticePreferencesView {
  /** Of groups: on when a kind of the group is on. For portals that do not read `kinds`. */
  channels: GroupSwitches;
  /** Absent: a service that knows groups only. */
  kinds?: KindSwitches;
  /** In the service's time zone; the bot and the browser wait until they end. Null: none. */
  quietHours: QuietHours | null;
}

/** What a user wants to be notified of. */
export interface NoticePreferencesResponse {
  preferences: NoticePreferencesView;
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
  /** Kinds that change. */
  kinds?: Partial<KindSwitches>;
  /** Each group and channel, from portals that know groups only: kinds of a group that differs change with it. */
  channels?: GroupSwitches;
  /** Null: none. */
  quietHours?: QuietHours | null;
}

/**
 * Changes which notices a user wants. Kinds of money and security keep the list or the bot. The setting
 * `remindersEnabled` is on when a kind of `plan` is on by Telegram, and switches these kinds.
 */
export const updateNoticePreferences = defineCall<
  UpdateNoticePreferencesRequest,
  NoticePreferencesResponse
>()('PATCH', '/api/user/:id/notice-preferences');
