import { markNoticesRead, NOTICES_LIMIT, updateNoticePreferences } from '@portal/contracts';
import {
  type NoticeChannel,
  type NoticeSwitches,
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
class ChannelSwitches extends bodyOf<Readonly<Record<NoticeChannel, boolean>>>()({
  portal: flag(),
  telegram: flag(),
  push: flag(),
}) {}

const switches = () => nested(ChannelSwitches);

/** The switches of each group. */
class GroupSwitches extends bodyOf<NoticeSwitches>()({
  money: switches(),
  security: switches(),
  downloads: switches(),
  plan: switches(),
  news: switches(),
}) {}

const quietTime = () => text({ max: 5, pattern: QUIET_TIME });

/** Start and end of the quiet hours. */
class QuietHoursBody extends bodyOf<QuietHours>()({
  from: quietTime(),
  to: quietTime(),
}) {}

export class UpdateNoticePreferencesBody extends bodyOf(updateNoticePreferences)({
  channels: nested(GroupSwitches).optional(),
  quietHours: nested(QuietHoursBody).nullable().optional(),
}) {}
