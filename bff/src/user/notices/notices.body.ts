import { markNoticesRead, NOTICES_LIMIT, updateNoticePreferences } from '@portal/contracts';
import {
  type ChannelSwitches,
  type GroupSwitches,
  type KindSwitches,
  QUIET_TIME,
  type QuietHours,
} from '@portal/rules';
import { flag, listOf, nested, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

const ID_LENGTH = 24;

export class MarkNoticesReadBody extends bodyOf(markNoticesRead)({
  ids: listOf(text({ max: ID_LENGTH, pattern: DOCUMENT_ID }), { max: NOTICES_LIMIT }).optional(),
}) {}

/** One switch for each channel. */
class ChannelSwitchesBody extends bodyOf<ChannelSwitches>()({
  portal: flag(),
  telegram: flag(),
  push: flag(),
}) {}

const switches = () => nested(ChannelSwitchesBody);

/** The switches of each group. */
class GroupSwitchesBody extends bodyOf<GroupSwitches>()({
  money: switches(),
  security: switches(),
  downloads: switches(),
  plan: switches(),
  news: switches(),
}) {}

const changed = () => switches().optional();

/** The switches of kinds that change. */
class KindSwitchesBody extends bodyOf<Partial<KindSwitches>>()({
  download_finished: changed(),
  download_failed: changed(),
  download_stalled: changed(),
  plan_ending: changed(),
  few_videos: changed(),
  payment_completed: changed(),
  payment_waiting: changed(),
  payment_mismatched: changed(),
  offer: changed(),
  broadcast: changed(),
  new_sign_in: changed(),
  account_frozen: changed(),
}) {}

const quietTime = () => text({ max: 5, pattern: QUIET_TIME });

/** Start and end of the quiet hours. */
class QuietHoursBody extends bodyOf<QuietHours>()({
  from: quietTime(),
  to: quietTime(),
}) {}

export class UpdateNoticePreferencesBody extends bodyOf(updateNoticePreferences)({
  kinds: nested(KindSwitchesBody).optional(),
  channels: nested(GroupSwitchesBody).optional(),
  quietHours: nested(QuietHoursBody).nullable().optional(),
}) {}
