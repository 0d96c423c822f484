import fc from 'fast-check';
import { activityOf, calendarDay, HOUR_MS, serviceKey, TASK_STATUSES } from '@portal/rules';
import { DayCountersService } from '../src/domain/day-counters/day-counters.service';
import { report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

const ZONE = 'Asia/Dhaka';
const VIDEOS = 6;

let server: TestServer;
/** The same service on another machine: it shares the database and nothing else. */
let elsewhere: TestServer;

beforeAll(async () => {
  const env = { SERVICE_TIME_ZONE: ZONE };
  server = await createTestServer({ env });
  const { clock, databaseUri } = server;
  elsewhere = await createTestServer({ env, clock, databaseUri });
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

const aReport = fc.record({
  user: fc.integer({ min: 0, max: 2 }),
  task: fc.integer({ min: 0, max: 9 }),
  // Half of the reports complete, so that counters move and balances run out.
  status: fc.oneof(fc.constant('completed' as const), fc.constantFrom(...TASK_STATUSES)),
  service: fc.constantFrom('Netflix', ' netflix ', 'NETFLIX', 'a.b', '$x', 'হৈচৈ', 'Chorki'),
});
/** Reports of a batch are sent at the same time; some hours pass before the next. */
const aDay = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 30 }),
    reports: fc.array(aReport, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 8 },
);

interface Counted {
  downloads: number;
  services: Record<string, number>;
}

const empty = (): Counted => ({ downloads: 0, services: {} });

function countInto(counted: Counted, service: string): void {
  counted.downloads += 1;
  const key = serviceKey(service);
  counted.services[key] = (counted.services[key] ?? 0) + 1;
}

const kept = (downloads: number, services: { key: string; value: number }[]): Counted => ({
  downloads,
  services: Object.fromEntries(services.map(({ key, value }) => [key, value])),
});

/** What all counters must say, reckoned from the downloads alone. */
async function recount() {
  const users = new Map<number, Counted & { taken: number }>();
  const days = new Map<string, Counted>();
  for await (const row of server.connection.collection('downloads').find()) {
    const user = users.get(row['userId']) ?? { ...empty(), taken: 0 };
    const day = calendarDay(row['download_date'], ZONE);
    const ofDay = days.get(day) ?? empty();
    countInto(user, row['ott_service']);
    countInto(ofDay, row['ott_service']);
    users.set(row['userId'], { ...user, taken: user.taken + row['videosTaken'] });
    days.set(day, ofDay);
  }
  return { users, days };
}

/** The counters of downloads by days. */
async function keptDays(): Promise<Record<string, Counted>> {
  const range = { from: '2000-01-01', to: '2999-12-31' };
  const stored = server.app.get(DayCountersService, { strict: false });
  const days: Record<string, Counted> = {};
  for (const { day, key, count } of await stored.read(range, 'activity')) {
    const activity = activityOf(key);
    if (activity?.word !== 'download') continue;
    const counted = (days[day] ??= empty());
    for (let one = 0; one < count; one += 1) countInto(counted, activity.service);
  }
  return days;
}

it('after any reports all counters equal a recount of the downloads', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(aDay, async (batches) => {
      round += 1;
      const bots = [server.bot(), elsewhere.bot()] as const;
      const userIds: number[] = [];
      for (const _user of [0, 1, 2]) {
        userIds.push(
          (await server.givenAccount({ password: null, plan: { balance: VIDEOS } })).userId,
        );
      }
      const finished = new Set<string>();
      for (const { hours, reports } of batches) {
        server.clock.advance(hours * HOUR_MS);
        await Promise.all(
          reports.map(async ({ user, task, status, service }, place) => {
            const taskId = `round-${round}-${task}`;
            const body = report(userIds[user] ?? 0, { status, ott_service: service });
            const answer = await send(bots[place % 2 ? 1 : 0], taskId, body);
            expect([200, 409]).toContain(answer.status);
            if (answer.status === 200 && status === 'completed') finished.add(taskId);
          }),
        );
      }

      const { users, days } = await recount();
      const downloads = server.connection.collection('downloads');
      const tasks = { $in: [...finished] };
      expect(await downloads.countDocuments({ taskId: tasks })).toBe(finished.size);
      for (const userId of userIds) {
        const user = await server.connection.collection('users').findOne({ userId });
        const { taken, ...counted } = users.get(userId) ?? { ...empty(), taken: 0 };
        expect(kept(user?.['totals'].downloads, user?.['totals'].services)).toEqual(counted);
        expect(user?.['plan'].balance).toBe(VIDEOS - taken);
        expect(taken).toBe(Math.min(VIDEOS, counted.downloads));
      }
      expect(await keptDays()).toEqual(Object.fromEntries(days));
    }),
    { numRuns: 10, seed: 20_310_310 },
  );
});
