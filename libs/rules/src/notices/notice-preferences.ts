import {
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  type NoticeChannel,
  type NoticeGroup,
} from './notice-kinds';
import type { QuietHours } from './quiet-hours';

/** Which channels of a group are on. */
export type NoticeSwitches = Readonly<
  Record<NoticeGroup, Readonly<Record<NoticeChannel, boolean>>>
>;

/** What a subscriber wants to be notified of. */
export interface NoticePreferences {
  readonly channels: NoticeSwitches;
  /** In the service's time zone; the bot and the browser wait until they end. Null: none. */
  readonly quietHours: QuietHours | null;
}

const ON = { portal: true, telegram: true, push: true } as const;

/** Before a user changes them. The bot delivers finished files itself, so it does not report them too. */
export const DEFAULT_NOTICE_PREFERENCES: NoticePreferences = {
  channels: {
    money: ON,
    security: ON,
    downloads: { ...ON, telegram: false },
    plan: ON,
    news: ON,
  },
  quietHours: null,
};

/** Groups that keep the list or the bot. Push alone is not enough: it needs a browser that subscribed. */
export const KEPT_NOTICE_GROUPS: readonly NoticeGroup[] = ['money', 'security'];

/** The first group of KEPT_NOTICE_GROUPS without list and bot; null when there is none. */
export function silencedGroup(channels: NoticeSwitches): NoticeGroup | null {
  const isSilent = (group: NoticeGroup) => !channels[group].portal && !channels[group].telegram;
  return KEPT_NOTICE_GROUPS.find(isSilent) ?? null;
}

/** The fields of an account that decide about its notices. */
export interface NoticeReader {
  /** Absent in older settings: on. The switch of the bot for the group `plan`. */
  readonly settings: { readonly remindersEnabled?: boolean };
  /** Absent: never changed. */
  readonly notices?: {
    /** The switch of `plan` and `telegram` is settings.remindersEnabled; the one in here does not count. */
    readonly channels: NoticeSwitches;
    readonly quietHours: QuietHours | null;
  };
}

/** The preferences of a user. The setting `remindersEnabled` is the bot's switch of the group `plan`. */
export function noticePreferences({ settings, notices }: NoticeReader): NoticePreferences {
  const { channels, quietHours } = notices ?? DEFAULT_NOTICE_PREFERENCES;
  const telegram = settings.remindersEnabled !== false;
  return { channels: { ...channels, plan: { ...channels.plan, telegram } }, quietHours };
}

/** The same value for each group and channel, for screens and request bodies. */
export function noticeSwitchesBy(
  isOn: (group: NoticeGroup, channel: NoticeChannel) => boolean,
): NoticeSwitches {
  const row = (group: NoticeGroup) =>
    Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, isOn(group, channel)]));
  return Object.fromEntries(NOTICE_GROUPS.map((group) => [group, row(group)])) as NoticeSwitches;
}
