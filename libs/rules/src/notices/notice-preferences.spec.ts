import { wantsNotice } from './notice-delivery';
import {
  DEFAULT_NOTICE_PREFERENCES,
  noticePreferences,
  type NoticeReader,
  writePreferences,
} from './notice-preferences';
import {
  changeSwitches,
  type GroupSwitches,
  groupSwitches,
  groupSwitchesBy,
  type KindSwitches,
  kindSwitchesBy,
  readSwitches,
  silencedKind,
} from './notice-switches';

const reader = (over: Partial<NoticeReader> = {}): NoticeReader => ({ settings: {}, ...over });
/** A user who stored switches of kinds. */
const storing = (kinds: KindSwitches, remindersEnabled?: boolean): NoticeReader => ({
  settings: remindersEnabled === undefined ? {} : { remindersEnabled },
  notices: writePreferences({ kinds, quietHours: null }),
});
const ALL = kindSwitchesBy(() => true);
const NONE = { portal: false, telegram: false, push: false };

describe('before a user changes them', () => {
  test('everything is on, except that the bot does not report downloads, which it delivers', () => {
    const { kinds, quietHours } = DEFAULT_NOTICE_PREFERENCES;
    expect(quietHours).toBeNull();
    expect(kinds.download_failed).toEqual({ portal: true, telegram: false, push: true });
    expect(kinds.payment_completed).toEqual({ portal: true, telegram: true, push: true });
  });

  test('a kind never uses a channel that it does not have', () => {
    expect(wantsNotice(reader(), 'account_frozen', 'push')).toBe(false);
    expect(wantsNotice(reader(), 'account_frozen', 'telegram')).toBe(true);
    expect(ALL.account_frozen.push).toBe(false);
  });
});

describe('preferences of groups, stored by a version of before', () => {
  const stored = (channels: GroupSwitches) => reader({ notices: { channels, quietHours: null } });

  test('a group that is switched off has all its kinds off, by that channel only', () => {
    const off = stored(
      groupSwitchesBy((group, channel) => !(group === 'downloads' && channel === 'push')),
    );
    const { kinds } = noticePreferences(off);
    for (const kind of ['download_finished', 'download_failed', 'download_stalled'] as const)
      expect(kinds[kind]).toEqual({ portal: true, telegram: true, push: false });
    expect(kinds.payment_completed).toEqual(ALL.payment_completed);
    const silent = stored(groupSwitchesBy((group) => group !== 'news'));
    expect(noticePreferences(silent).kinds.offer).toEqual(NONE);
    expect(noticePreferences(silent).kinds.broadcast).toEqual(NONE);
  });

  test('quiet hours stay', () => {
    const quietHours = { from: '22:00', to: '07:00' };
    const channels = groupSwitchesBy(() => true);
    expect(noticePreferences(reader({ notices: { channels, quietHours } })).quietHours).toBe(
      quietHours,
    );
  });

  test('a kind that was not known then is as its group', () => {
    const channels = groupSwitchesBy((group) => group !== 'news');
    const { broadcast: _later, ...kinds } = ALL;
    const read = readSwitches({ channels, kinds });
    expect([read.broadcast, read.offer]).toEqual([NONE, ALL.offer]);
  });

  test('a version of before reads a group as on when one of its kinds is on', () => {
    const kinds = kindSwitchesBy((kind, channel) => kind === 'offer' && channel === 'push');
    const { channels } = writePreferences({ kinds, quietHours: null });
    expect(channels.news).toEqual({ portal: false, telegram: false, push: true });
    expect(channels.money).toEqual(NONE);
  });
});

describe('the setting for reminders is the bot of plan and videos left', () => {
  const byBot = (user: NoticeReader) =>
    (['plan_ending', 'few_videos'] as const).map((kind) => wantsNotice(user, kind, 'telegram'));
  const onlyEnding = kindSwitchesBy((kind) => kind !== 'few_videos');

  test('off, the bot reports neither, whatever is stored; the list does', () => {
    const off = storing(ALL, false);
    expect(byBot(off)).toEqual([false, false]);
    expect(wantsNotice(off, 'plan_ending', 'portal')).toBe(true);
    expect(wantsNotice(off, 'offer', 'telegram')).toBe(true);
  });

  test('on, the bot reports what the user chose, and both when nothing is chosen', () => {
    expect(byBot(storing(onlyEnding, true))).toEqual([true, false]);
    expect(byBot(storing(onlyEnding))).toEqual([true, false]);
    const none = kindSwitchesBy((kind) => kind !== 'few_videos' && kind !== 'plan_ending');
    expect(byBot(storing(none, true))).toEqual([true, true]);
    const channels = groupSwitchesBy(() => false);
    const before = { settings: {}, notices: { channels, quietHours: null } };
    expect(byBot(before)).toEqual([true, true]);
  });
});

describe('a change', () => {
  const offerOff = { ...ALL, offer: NONE };

  test('of kinds changes these kinds only', () => {
    expect(changeSwitches(ALL, { kinds: { offer: NONE } })).toEqual(offerOff);
    expect(changeSwitches(ALL, {})).toEqual(ALL);
  });

  test('of groups by a page of before changes groups that differ from what it showed', () => {
    const shown = groupSwitches(offerOff);
    expect(shown.news.telegram).toBe(true);
    const channels = { ...shown, plan: { ...shown.plan, push: false } };
    const after = changeSwitches(offerOff, { channels });
    expect(after.offer).toEqual(NONE);
    expect([after.plan_ending.push, after.few_videos.push]).toEqual([false, false]);
    const newsOff = changeSwitches(offerOff, { channels: { ...shown, news: NONE } });
    expect(newsOff.broadcast).toEqual(NONE);
  });

  test('cannot turn on what a kind does not have', () => {
    const push = { portal: true, telegram: true, push: true };
    expect(changeSwitches(ALL, { kinds: { account_frozen: push } }).account_frozen.push).toBe(
      false,
    );
  });
});

describe('money and security', () => {
  const without = (kind: keyof KindSwitches, channels = NONE) =>
    silencedKind({ ...ALL, [kind]: channels });

  test.each([
    ...(['payment_completed', 'payment_waiting', 'payment_mismatched'] as const),
    ...(['new_sign_in', 'account_frozen'] as const),
  ])('%s keeps the list or the bot, push alone is not enough', (kind) => {
    expect(without(kind)).toBe(kind);
    expect(without(kind, { ...NONE, push: true })).toBe(kind);
    expect(without(kind, { ...NONE, portal: true })).toBeNull();
    expect(without(kind, { ...NONE, telegram: true })).toBeNull();
  });

  test('other kinds keep nothing', () => {
    expect(without('offer')).toBeNull();
    expect(without('download_failed')).toBeNull();
    expect(silencedKind(DEFAULT_NOTICE_PREFERENCES.kinds)).toBeNull();
  });
});
