import {
  createBroadcast,
  deleteUser,
  getNoticePreferences,
  getUser,
  getUserNotices,
  listBroadcastRecipients,
  markNoticesRead,
  type NoticeView,
  sendOffer,
  toggleFreeze,
  updateNoticePreferences,
  type UpdateNoticePreferencesRequest,
  updateSettings,
} from '@portal/contracts';
import {
  DAY_MS,
  DEFAULT_NOTICE_PREFERENCES,
  DIGEST_WAIT_MS,
  groupSwitchesBy,
  HOUR_MS,
  kindSwitchesBy,
  STALLED_AFTER_MS,
  type UserNoticeKind,
  writePreferences,
} from '@portal/rules';
import type { TestClient } from '@portal/testing';
import {
  BROADCAST_NOTICES_JOB,
  BroadcastNoticesJob,
} from '../src/domain/broadcasts/broadcast-notices.job';
import { NOTICES_KEPT_DAYS } from '../src/domain/notices/notice';
import {
  TELEGRAM_NOTICES_JOB,
  TelegramNoticesJob,
} from '../src/domain/notices/telegram-notices.job';
import { STALLED_TASKS_JOB, StalledTasksJob } from '../src/domain/tasks/stalled-tasks.job';
import { FeedReader, fillFeed, runJob } from './support/bot-feed';
import type { AccountFacts, GivenAccount } from './support/given-account';
import { givenOrder, moneyFor, report as reportMoney } from './support/payments';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let admin: TestClient;
let bot: FeedReader;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
// Anew, because clocks of tests run for days and sessions end.
beforeEach(async () => {
  for (const name of ['bot_events', 'bot_feed', 'reminder_runs', 'users', 'broadcasts', 'tasks'])
    await server.connection.collection(name).deleteMany({});
  admin = await server.signInAsAdmin();
  bot = new FeedReader(server);
});
afterAll(() => server.stop());

interface Reader extends GivenAccount {
  readonly browser: TestClient;
}
const givenReader = async (facts: AccountFacts = {}): Promise<Reader> => {
  const user = await server.givenAccount(facts);
  return { ...user, browser: await server.signInAs(user) };
};
const params = ({ userId }: { userId: number }) => ({ id: userId });
const listOf = async (user: Reader, query: Record<string, string> = {}) =>
  (await user.browser.send(getUserNotices, { params: params(user), query })).payload();
const kindsOf = async (user: Reader): Promise<UserNoticeKind[]> =>
  (await listOf(user)).notices.map(({ kind }) => kind);
const prefer = async (user: Reader, body: UpdateNoticePreferencesRequest) =>
  user.browser.send(updateNoticePreferences, { params: params(user), body });
const preferencesOf = (user: Reader) =>
  user.browser.send(getNoticePreferences, { params: params(user) });
const finish = async (user: GivenAccount, taskId = newTaskId(), to = server) =>
  (await send(to.bot(), taskId, report(user.userId))).payload();
/** On both machines at once, beside the leases that keep jobs apart. */
const everywhere = (run: (one: TestServer) => Promise<void>) =>
  Promise.all([server, elsewhere].map(run));
/** Events of the bot's feed, with the notices that are due. */
const feed = async () => {
  await runJob(server, TELEGRAM_NOTICES_JOB);
  return bot.catchUp();
};
const ALL_ON = kindSwitchesBy(() => true);
/** Goes to an hour of the next day in the service's zone, Asia/Dhaka. */
const goTo = (dhakaHour: number): void => {
  const now = server.clock.now().getTime();
  const dayStart = Math.ceil(now / DAY_MS) * DAY_MS;
  server.clock.advance(dayStart + (dhakaHour - 6 + 24) * HOUR_MS - now);
};

describe('each event makes one notice', () => {
  it('a finished and a failed download, whoever reports them again', async () => {
    const user = await givenReader();
    const taskId = newTaskId();
    await Promise.all([finish(user, taskId), finish(user, taskId, elsewhere)]);
    await finish(user, taskId);
    const failed = report(user.userId, { status: 'failed', error_message: 'Link not found' });
    const failedId = newTaskId();
    await send(server.bot(), failedId, failed);
    await send(elsewhere.bot(), failedId, failed);
    expect((await listOf(user)).notices).toMatchObject([
      {
        kind: 'download_failed',
        facts: { title: 'Mirzapur S01E01', advice: 'new_link' },
        isRead: false,
      },
      { kind: 'download_finished', facts: { title: 'Mirzapur S01E01' } },
    ]);
  });

  it('a stalled task, once, however often the job runs and the task stops', async () => {
    const user = await givenReader();
    const taskId = newTaskId();
    const running = (progress: number) =>
      send(server.bot(), taskId, report(user.userId, { status: 'in_progress', progress }));
    await running(10);
    await runJob(server, STALLED_TASKS_JOB);
    expect(await kindsOf(user)).toEqual([]);
    for (const progress of [20, 30]) {
      server.clock.advance(STALLED_AFTER_MS);
      await everywhere((one) =>
        one.app.get(StalledTasksJob, { strict: false }).runOnce(server.clock.now()),
      );
      await running(progress);
    }
    expect(await kindsOf(user)).toEqual(['download_stalled']);
  });

  it('the end of a plan and few videos', async () => {
    const start = new Date(server.clock.now().getTime() - 27 * DAY_MS + 1_000);
    await fillFeed(server);
    const user = await givenReader({ plan: { start, days: 30, balance: 11 } });
    server.clock.advance(HOUR_MS);
    await fillFeed(server);
    await fillFeed(elsewhere);
    expect(await kindsOf(user)).toEqual(['plan_ending']);
    await finish(user);
    expect((await kindsOf(user)).toSorted()).toEqual([
      ...['download_finished', 'few_videos', 'plan_ending'],
    ]);
  });

  it('a payment that completed, came late or did not match', async () => {
    const user = await givenReader();
    const paid = moneyFor(server, await givenOrder(server, user.userId));
    await Promise.all([reportMoney(server, paid), reportMoney(elsewhere, paid)]);
    const little = moneyFor(server, await givenOrder(server, user.userId));
    await reportMoney(server, { ...little, amount: 5 });
    const late = await givenOrder(server, user.userId);
    server.clock.advance(2 * HOUR_MS);
    await reportMoney(server, moneyFor(server, late));
    expect((await listOf(user)).notices).toMatchObject([
      { kind: 'payment_waiting', facts: { amount: 2_200, reference: late.ref_code } },
      { kind: 'payment_mismatched', facts: { amount: 5 } },
      { kind: 'payment_completed', facts: { amount: 2_200, plan: 'Combo - 30 Days' } },
    ]);
  });

  it('an offer, and a broadcast to each user of its segment', async () => {
    const user = await givenReader();
    const expired = await givenReader({ plan: { start: new Date(0), days: 1 } });
    (await admin.send(sendOffer, { body: { userId: user.userId, message: 'Hello' } })).payload();
    const body = { message: 'A new bot', segment: 'active' as const };
    (await admin.send(createBroadcast, { body })).payload();
    server.clock.advance(HOUR_MS);
    await fillFeed(server);
    await everywhere((one) => one.app.get(BroadcastNoticesJob, { strict: false }).runOnce());
    await runJob(server, BROADCAST_NOTICES_JOB);
    expect(await kindsOf(user)).toEqual(['broadcast', 'offer']);
    expect(await kindsOf(expired)).toEqual([]);
  });

  it('a sign-in from a new device, but not the first of an account', async () => {
    const user = await givenReader();
    expect(await kindsOf(user)).toEqual([]);
    const again = { ...user, browser: await server.signInAs(user) };
    expect(await kindsOf(again)).toEqual(['new_sign_in']);
  });

  it('a frozen account', async () => {
    const user = await givenReader();
    const toggle = async () =>
      (await admin.send(toggleFreeze, { params: params(user), body: {} })).payload();
    await toggle();
    await toggle();
    const browser = await server.signInAs(user);
    expect(await kindsOf({ ...user, browser })).toContain('account_frozen');
  });
});

describe('the list', () => {
  it('is paged, newest first, and only for its user', async () => {
    const user = await givenReader();
    for (let count = 0; count < 5; count += 1) await finish(user);
    const first = await listOf(user, { limit: '3' });
    const second = await listOf(user, { limit: '3', before: first.next ?? '' });
    expect([first.notices.length, second.notices.length, second.next]).toEqual([3, 2, null]);
    const ids = [...first.notices, ...second.notices].map(({ _id }) => _id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const other = await givenReader();
    const foreign = await other.browser.send(getUserNotices, { params: params(user) });
    expect(foreign.status).toBe(403);
  });

  it('counts what is unread; one or all are marked as read, but none of another user', async () => {
    const [user, other] = [await givenReader(), await givenReader()];
    for (const who of [user, user, user, other]) await finish(who);
    const { notices } = await listOf(user);
    const mark = async (ids?: readonly (NoticeView | undefined)[]) =>
      user.browser.send(markNoticesRead, {
        params: params(user),
        body: ids ? { ids: ids.map((notice) => notice?._id ?? '') } : {},
      });
    expect((await mark([notices[0], (await listOf(other)).notices[0]])).payload().unread).toBe(2);
    expect((await listOf(user)).notices.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await mark()).payload().unread).toBe(0);
    expect((await listOf(other)).unread).toBe(1);
  });

  it(`forgets notices after ${NOTICES_KEPT_DAYS} days, and all of a deleted user`, async () => {
    const user = await givenReader();
    await finish(user);
    server.clock.advance(NOTICES_KEPT_DAYS * DAY_MS - 1);
    const browser = await server.signInAs(user);
    expect(await kindsOf({ ...user, browser })).toContain('download_finished');
    server.clock.advance(1);
    expect(await kindsOf({ ...user, browser })).not.toContain('download_finished');
    const owner = await server.signInAsAdmin();
    (await owner.send(deleteUser, { params: params(user) })).payload();
    const left = server.connection.collection('notifications');
    expect(await left.countDocuments({ userId: user.userId })).toBe(0);
  });
});

describe('preferences', () => {
  it('start with everything on, except finished files by Telegram', async () => {
    const user = await givenReader();
    const answer = await user.browser.send(getNoticePreferences, { params: params(user) });
    expect(answer.payload()).toMatchObject({
      preferences: writePreferences(DEFAULT_NOTICE_PREFERENCES),
      timeZone: 'Asia/Dhaka',
    });
  });

  it('the setting remindersEnabled is on while the bot reports a kind of the plan, both ways', async () => {
    const user = await givenReader();
    const switched = async (kind: 'plan_ending' | 'few_videos', telegram: boolean) =>
      (await prefer(user, { kinds: { [kind]: { portal: true, telegram, push: true } } })).payload();
    const setting = async () =>
      (await user.browser.send(getUser, { params: params(user) })).payload().user.remindersEnabled;
    const byBot = async () => {
      const { kinds } = (await preferencesOf(user)).payload().preferences;
      return [kinds?.plan_ending.telegram, kinds?.few_videos.telegram];
    };
    await switched('few_videos', false);
    expect([await setting(), ...(await byBot())]).toEqual([true, true, false]);
    await switched('plan_ending', false);
    expect([await setting(), ...(await byBot())]).toEqual([false, false, false]);
    await user.browser.send(updateSettings, {
      ...{ params: params(user), body: { remindersEnabled: true } },
    });
    expect(await byBot()).toEqual([true, true]);
  });

  it('a kind that is off is not reported, others of its group are', async () => {
    const user = await givenReader();
    const off = { portal: false, telegram: false, push: false };
    (await prefer(user, { kinds: { download_finished: off } })).payload();
    await finish(user);
    await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
    expect(await kindsOf(user)).toEqual(['download_failed']);
  });

  it('stored groups of a version of before keep their meaning, and a change of a kind keeps the rest', async () => {
    const user = await givenReader();
    const channels = groupSwitchesBy((group) => group !== 'news');
    await server.connection
      .collection('users')
      .updateOne({ userId: user.userId }, { $set: { notices: { channels, quietHours: null } } });
    (await admin.send(sendOffer, { body: { userId: user.userId, message: 'Hello' } })).payload();
    expect(await kindsOf(user)).toEqual([]);
    const on = { portal: true, telegram: false, push: false };
    (await prefer(user, { kinds: { offer: on } })).payload();
    const { kinds } = (await preferencesOf(user)).payload().preferences;
    expect(kinds).toEqual({
      ...kindSwitchesBy((kind) => kind !== 'broadcast' && kind !== 'offer'),
      offer: on,
    });
  });

  it('a page of before that switches a group does not touch single switches of others', async () => {
    const user = await givenReader();
    const off = { portal: false, telegram: false, push: false };
    const { channels } = (await prefer(user, { kinds: { offer: off } })).payload().preferences;
    const plan = { ...channels.plan, push: false };
    const after = (await prefer(user, { channels: { ...channels, plan } })).payload().preferences;
    expect([after.kinds?.offer, after.kinds?.few_videos.push]).toEqual([off, false]);
    expect(after.kinds?.broadcast.telegram).toBe(true);
  });

  it('money and security off in list and Telegram are refused, and change nothing', async () => {
    const user = await givenReader();
    const channels = groupSwitchesBy((group) => group !== 'security');
    const payment_waiting = { portal: false, telegram: false, push: true };
    for (const body of [{ channels }, { kinds: { payment_waiting } }]) {
      const refused = await prefer(user, body);
      expect([refused.status, refused.code]).toEqual([400, 'notices/essential-off']);
    }
    const after = await user.browser.send(getNoticePreferences, { params: params(user) });
    expect(after.payload().preferences).toEqual(writePreferences(DEFAULT_NOTICE_PREFERENCES));
  });

  it('a group that is off makes no notice; one that is off in the list only is reported elsewhere', async () => {
    const user = await givenReader();
    const channels = groupSwitchesBy((group) => group === 'money' || group === 'security');
    (await prefer(user, { channels })).payload();
    await finish(user);
    (await admin.send(sendOffer, { body: { userId: user.userId, message: 'Hello' } })).payload();
    expect(await kindsOf(user)).toEqual([]);
    expect(await feed()).toEqual([]);
    const onlyBot = groupSwitchesBy((_, channel) => channel === 'telegram');
    (await prefer(user, { channels: onlyBot })).payload();
    (await admin.send(sendOffer, { body: { userId: user.userId, message: 'Again' } })).payload();
    expect(await kindsOf(user)).toEqual([]);
    expect(await feed()).toMatchObject([{ type: 'offer', message: 'Again' }]);
  });
});

describe('by Telegram', () => {
  it('the bot gets one event with both texts, by any number of instances', async () => {
    const user = await givenReader();
    (await prefer(user, { kinds: ALL_ON })).payload();
    await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
    const now = server.clock.now();
    await everywhere((one) => one.app.get(TelegramNoticesJob, { strict: false }).runOnce(now));
    const events = await feed();
    expect(events).toMatchObject([
      { type: 'notice', userId: user.userId, kind: 'download_failed' },
    ]);
    expect(events[0]).toMatchObject({
      texts: { en: { title: 'Download failed' }, bn: { title: 'ডাউনলোড ব্যর্থ হয়েছে' } },
    });
    expect(await feed()).toEqual([]);
  });

  it('payments are reported by the event of the plan alone', async () => {
    const user = await givenReader();
    await reportMoney(server, moneyFor(server, await givenOrder(server, user.userId)));
    expect((await feed()).map(({ type }) => type)).toEqual(['plan_activated']);
  });

  it('finished files are reported together after a while, when the user wants them', async () => {
    const user = await givenReader();
    (await prefer(user, { kinds: ALL_ON })).payload();
    for (let count = 0; count < 3; count += 1) await finish(user);
    expect(await feed()).toEqual([]);
    server.clock.advance(HOUR_MS);
    expect(await feed()).toMatchObject([{ texts: { en: { title: '3 downloads finished' } } }]);
  });

  it('files that finish one after the other are one message, when the first has waited', async () => {
    const user = await givenReader();
    (await prefer(user, { kinds: ALL_ON })).payload();
    for (let count = 0; count < 4; count += 1) {
      await finish(user);
      server.clock.advance(DIGEST_WAIT_MS / 4);
      if (count < 3) expect(await feed()).toEqual([]);
    }
    expect(await feed()).toMatchObject([{ texts: { en: { title: '4 downloads finished' } } }]);
    server.clock.advance(DIGEST_WAIT_MS);
    expect(await feed()).toEqual([]);
  });

  it('waits for the end of the quiet hours, with every event but those of security', async () => {
    goTo(12);
    const user = await givenReader();
    (await prefer(user, { kinds: ALL_ON, quietHours: { from: '22:00', to: '07:00' } })).payload();
    goTo(23);
    (
      await (
        await server.signInAsAdmin()
      ).send(sendOffer, {
        body: { userId: user.userId, message: 'Hello' },
      })
    ).payload();
    await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
    await server.signInAs(user);
    expect((await feed()).map((event) => ('kind' in event ? event.kind : event.type))).toEqual([
      'new_sign_in',
    ]);
    goTo(7);
    const late = (await feed()).map((event) => ('kind' in event ? event.kind : event.type));
    expect(late.toSorted()).toEqual(['download_failed', 'offer']);
  });

  it('switched off while it waits, it is not reported', async () => {
    goTo(12);
    const user = await givenReader();
    (await prefer(user, { kinds: ALL_ON, quietHours: { from: '22:00', to: '07:00' } })).payload();
    goTo(23);
    await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
    const browser = await server.signInAs(user);
    const channels = groupSwitchesBy((group) => group !== 'downloads');
    (await prefer({ ...user, browser }, { channels })).payload();
    goTo(8);
    const kinds = (await feed()).map((event) => ('kind' in event ? event.kind : event.type));
    expect(kinds).not.toContain('download_failed');
  });

  it('a broadcast goes to those who want it now; quiet users get it in the morning', async () => {
    goTo(12);
    const [awake, quiet, off] = [await givenReader(), await givenReader(), await givenReader()];
    (await prefer(quiet, { quietHours: { from: '22:00', to: '07:00' } })).payload();
    const channels = groupSwitchesBy((group) => group !== 'news');
    (await prefer(off, { channels })).payload();
    goTo(23);
    const owner = await server.signInAsAdmin();
    (await owner.send(createBroadcast, { body: { message: 'A new bot' } })).payload();
    const [event] = await feed();
    const broadcastId = event && 'broadcastId' in event ? event.broadcastId : '';
    const asked = await server.bot().send(listBroadcastRecipients, { params: { broadcastId } });
    expect(asked.payload().userIds).toEqual([awake.userId]);
    await runJob(server, BROADCAST_NOTICES_JOB);
    expect(await feed()).toEqual([]);
    goTo(8);
    expect(await feed()).toMatchObject([
      { type: 'notice', kind: 'broadcast', userId: quiet.userId },
    ]);
  });
});
