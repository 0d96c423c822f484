import { NOTICE_KINDS } from './notice-kinds';
import {
  groupSwitches,
  groupSwitchesBy,
  type KindSwitches,
  kindSwitchesBy,
  noticeKindsOf,
  readSwitches,
  type WrittenSwitches,
} from './notice-switches';
import type { QuietHours } from './quiet-hours';

/** What a subscriber wants to be notified of. */
export interface NoticePreferences {
  readonly kinds: KindSwitches;
  /** In the service's time zone; the bot and the browser wait until they end. Null: none. */
  readonly quietHours: QuietHours | null;
}

/** Preferences as they are stored and answered. */
export interface WrittenPreferences extends WrittenSwitches {
  readonly quietHours: QuietHours | null;
}

/** The fields of an account that decide about its notices. */
export interface NoticeReader {
  /** Absent in older settings: on. The bot's switch of the group `plan`. */
  readonly settings: { readonly remindersEnabled?: boolean };
  /** Absent: never changed. Switches of `plan` and `telegram` count only while `remindersEnabled` is on. */
  readonly notices?: WrittenPreferences;
}

/** Before a user changes them. The bot delivers files itself, so it does not report downloads too. */
const FIRST: WrittenPreferences = {
  channels: groupSwitchesBy((group, channel) => group !== 'downloads' || channel !== 'telegram'),
  quietHours: null,
};

/**
 * The preferences of a user. The setting `remindersEnabled` switches the bot for the group `plan`: off, none of its
 * kinds is on; on, those that the user chose, or all when none is chosen.
 */
export function noticePreferences({ settings, notices = FIRST }: NoticeReader): NoticePreferences {
  const stored = readSwitches(notices);
  const isReminded = settings.remindersEnabled !== false;
  const isChosen = noticeKindsOf('plan').some((kind) => stored[kind].telegram);
  const kinds = kindSwitchesBy((kind, channel) => {
    const isReminder = channel === 'telegram' && NOTICE_KINDS[kind].group === 'plan';
    if (!isReminder) return stored[kind][channel];
    return isReminded && (stored[kind].telegram || !isChosen);
  });
  return { kinds, quietHours: notices.quietHours };
}

/** Preferences in the form that is stored and answered, with switches of groups for versions of before. */
export function writePreferences({
  kinds,
  quietHours,
}: NoticePreferences): WrittenPreferences & Pick<NoticePreferences, 'kinds'> {
  return { channels: groupSwitches(kinds), kinds, quietHours };
}

/** Before a user changes them. */
export const DEFAULT_NOTICE_PREFERENCES: NoticePreferences = noticePreferences({ settings: {} });
