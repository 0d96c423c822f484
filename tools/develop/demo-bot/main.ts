import { parseArgs } from 'node:util';
import { DEFAULT_SERVICE_ZONE, calendarDay } from '@portal/rules';
import { catchUp } from './catch-up';
import { createGateway } from './gateway';
import { listen } from './listen';
import { TRIAL_USER_IDS, findPeople } from './people';
import { createRandom } from './random';
import { work } from './worker';

const WORKERS = ['a', 'b', 'c'];

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env['DEMO_URL'] ?? 'http://127.0.0.1:4200' },
    key: { type: 'string', default: process.env['DEMO_BOT_KEY'] ?? '' },
    subscriber: { type: 'string', default: process.env['DEMO_SUBSCRIBER_ID'] ?? '' },
    users: { type: 'string', default: process.env['DEMO_USERS'] ?? '' },
    seed: { type: 'string', default: process.env['DEMO_SEED'] ?? 'dhara' },
    'catch-up': { type: 'string', default: process.env['DEMO_CATCH_UP'] ?? '1' },
    pace: { type: 'string', default: process.env['DEMO_PACE'] ?? '1' },
  },
});

const log = (text: string): void => console.log(`${new Date().toISOString()} ${text}`);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const gateway = createGateway({
  url: values.url.replace(/\/$/, ''),
  key: values.key,
  signal: stop.signal,
  onAway: (reason, waitMs) => log(`the server is away (${reason}); next try in ${waitMs / 1000} s`),
});

try {
  const favourite = Number(values.subscriber);
  const named = values.users.split(',').map(Number).filter(Boolean);
  const candidates = named.length > 0 ? named : TRIAL_USER_IDS;
  const people = await findPeople(
    gateway,
    [...new Set([favourite, ...candidates])].filter(Boolean),
  );
  if (people.length === 0) throw new Error('The server knows none of the users of the demo.');
  const chosen = people.includes(favourite) ? favourite : (people[0] ?? favourite);

  const day = calendarDay(new Date(), DEFAULT_SERVICE_ZONE);
  const taken =
    values['catch-up'] === '0'
      ? 0
      : await catchUp(gateway, createRandom(`${values.seed}${day}`), people, chosen, day);
  log(`${people.length} people, ${taken} downloads of this morning`);

  const run = Date.now().toString(36);
  const play = (name: string) =>
    work(
      {
        gateway,
        random: createRandom(`${values.seed}${name}`),
        people,
        favourite: chosen,
        run,
        signal: stop.signal,
        pace: Number(values.pace) || 1,
        log,
      },
      name,
    );
  await Promise.all([...WORKERS.map(play), listen({ gateway, signal: stop.signal, log })]);
} catch (error) {
  if (!stop.signal.aborted) {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    stop.abort();
  }
}
