import {
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeGroup,
  USER_NOTICE_KINDS,
  type UserNoticeKind,
} from './notice-kinds';

/** Which channels are on. */
export type ChannelSwitches = Readonly<Record<NoticeChannel, boolean>>;
/** Which channels of each kind are on. One that a kind cannot use is off. */
export type KindSwitches = Readonly<Record<UserNoticeKind, ChannelSwitches>>;
/** Which channels of each group are on, for versions that know groups only. */
export type GroupSwitches = Readonly<Record<NoticeGroup, ChannelSwitches>>;

/** Switches as they are stored or answered. */
export interface WrittenSwitches {
  readonly channels: GroupSwitches;
  /** Absent: written by a version that knew groups only. A kind that it did not know is absent. */
  readonly kinds?: Readonly<Partial<KindSwitches>>;
}

/** Changed switches. A kind or group that is absent stays as it is. */
export interface SwitchChange {
  readonly kinds?: Readonly<Partial<KindSwitches>>;
  readonly channels?: GroupSwitches;
}

/** Groups whose kinds keep the list or the bot. Push alone is not enough: it needs a browser that subscribed. */
const KEPT_NOTICE_GROUPS: readonly NoticeGroup[] = ['money', 'security'];

/** Kinds of a group, in their order. */
export const noticeKindsOf = (group: NoticeGroup): readonly UserNoticeKind[] =>
  USER_NOTICE_KINDS.filter((kind) => NOTICE_KINDS[kind].group === group);

/** Whether a kind of notice can come by a channel. */
export function mayUseChannel(kind: UserNoticeKind, channel: NoticeChannel): boolean {
  const channels: readonly NoticeChannel[] = NOTICE_KINDS[kind].channels;
  return channels.includes(channel);
}

/** Switches of kinds by a rule. */
export function kindSwitchesBy(
  isOn: (kind: UserNoticeKind, channel: NoticeChannel) => boolean,
): KindSwitches {
  return switchesBy(
    USER_NOTICE_KINDS,
    (kind, channel) => mayUseChannel(kind, channel) && isOn(kind, channel),
  );
}

/** Switches of groups by a rule. */
export function groupSwitchesBy(
  isOn: (group: NoticeGroup, channel: NoticeChannel) => boolean,
): GroupSwitches {
  return switchesBy(NOTICE_GROUPS, isOn);
}

/** Reads switches: what is not written for a kind is the switch of its group. */
export function readSwitches({ channels, kinds }: WrittenSwitches): KindSwitches {
  return kindSwitchesBy(
    (kind, channel) => kinds?.[kind]?.[channel] ?? channels[NOTICE_KINDS[kind].group][channel],
  );
}

/** The switches of groups that versions of before read: on when a kind of the group is on. */
export function groupSwitches(kinds: KindSwitches): GroupSwitches {
  return groupSwitchesBy((group, channel) =>
    noticeKindsOf(group).some((kind) => kinds[kind][channel]),
  );
}

/**
 * Applies a change. The switch of a group is the one of all its kinds, if it differs from what a page of before was
 * shown; otherwise its kinds stay, so that such a page changes nothing that it does not show.
 */
export function changeSwitches(before: KindSwitches, change: SwitchChange): KindSwitches {
  const shown = groupSwitches(before);
  return kindSwitchesBy((kind, channel) => {
    const { group } = NOTICE_KINDS[kind];
    const wanted = change.channels?.[group][channel] ?? shown[group][channel];
    const turned = wanted === shown[group][channel] ? before[kind][channel] : wanted;
    return change.kinds?.[kind]?.[channel] ?? turned;
  });
}

/** The first kind of KEPT_NOTICE_GROUPS without list and bot; null when there is none. */
export function silencedKind(kinds: KindSwitches): UserNoticeKind | null {
  const isSilent = (kind: UserNoticeKind) => !kinds[kind].portal && !kinds[kind].telegram;
  return KEPT_NOTICE_GROUPS.flatMap(noticeKindsOf).find(isSilent) ?? null;
}

function switchesBy<Name extends string>(
  names: readonly Name[],
  isOn: (name: Name, channel: NoticeChannel) => boolean,
): Record<Name, ChannelSwitches> {
  const row = (name: Name) =>
    Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, isOn(name, channel)]));
  return Object.fromEntries(names.map((name) => [name, row(name)])) as Record<
    Name,
    ChannelSwitches
  >;
}
