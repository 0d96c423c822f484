import fc from 'fast-check';
import {
  type Lease,
  LEASE_MS,
  LeasesRepository,
} from '../src/platform/scheduler/leases.repository';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
afterAll(() => server.stop());

let leases: LeasesRepository;
let others: LeasesRepository;
beforeEach(() => {
  leases = server.app.get(LeasesRepository, { strict: false });
  others = elsewhere.app.get(LeasesRepository, { strict: false });
});

let nextName = 0;
const newName = (): string => `work-${(nextName += 1)}`;
const now = () => server.clock.now();

async function given(name: string): Promise<Lease> {
  const lease = await leases.acquire(name, now());
  if (!lease) throw new Error('The lease is taken.');
  return lease;
}

describe('a lease', () => {
  it('is taken by one of twenty who ask at once on two instances, new or known', async () => {
    const name = newName();
    for (const _time of ['new', 'known']) {
      const asked = Array.from({ length: 20 }, (_value, index) =>
        (index % 2 === 0 ? leases : others).acquire(name, now()),
      );
      const [lease, ...more] = (await Promise.all(asked)).filter((one) => one !== null);
      expect(more).toEqual([]);
      if (lease) expect(await leases.release(lease, now())).toBe(true);
    }
  });

  it('goes to another when its holder is stuck, at its end and no millisecond before', async () => {
    const name = newName();
    const stuck = await given(name);
    server.clock.advance(LEASE_MS - 1);
    expect(await others.acquire(name, now())).toBeNull();
    server.clock.advance(1);
    const taken = await others.acquire(name, now());
    expect(taken).not.toBeNull();
    const gone = [await leases.renew(stuck, now()), await leases.release(stuck, now())];
    const run = { startedAt: now(), error: null };
    expect([...gone, await leases.finish(stuck, now(), run)]).toEqual([false, false, false]);
    expect(await leases.acquire(name, now())).toBeNull();
  });

  it('lasts as long as its holder renews it', async () => {
    const name = newName();
    const lease = await given(name);
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance(LEASE_MS - 1);
      expect(await leases.renew(lease, now())).toBe(true);
      expect(await others.acquire(name, now())).toBeNull();
    }
  });

  it('is free again as soon as it is given back', async () => {
    const name = newName();
    expect(await leases.release(await given(name), now())).toBe(true);
    expect(await others.acquire(name, now())).not.toBeNull();
  });

  it('for what was done lately is not given; for what nobody finished it is', async () => {
    const name = newName();
    const startedAt = now();
    const idle = () => new Date(now().getTime() - 5_000);
    await leases.finish(await given(name), now(), { startedAt, error: null });
    server.clock.advance(4_999);
    expect(await others.acquire(name, now(), idle())).toBeNull();
    server.clock.advance(1);
    expect(await others.acquire(name, now(), idle())).not.toBeNull();
    server.clock.advance(LEASE_MS);
    expect(await others.acquire(name, now(), idle())).not.toBeNull();
  });

  it('never has two holders, whatever three of them do', async () => {
    const step = fc.record({
      who: fc.nat(2),
      does: fc.constantFrom('acquire', 'renew', 'release', 'wait'),
      ms: fc.integer({ min: 1, max: LEASE_MS }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const name = newName();
        const held: (Lease | null)[] = [null, null, null];
        // The model: who holds it, and until when.
        let holder: { lease: Lease; until: number } | null = null;
        for (const { who, does, ms } of steps) {
          const at = now();
          const end = at.getTime() + LEASE_MS;
          const mine = held[who] ?? null;
          const isMine: boolean = mine !== null && holder?.lease.holder === mine.holder;
          if (does === 'wait') server.clock.advance(ms);
          else if (does === 'acquire') {
            const isFree = holder === null || holder.until <= at.getTime();
            const lease = await (who === 0 ? leases : others).acquire(name, at);
            expect(lease !== null).toBe(isFree);
            if (!lease) continue;
            held[who] = lease;
            holder = { lease, until: end };
          } else if (mine && does === 'renew') {
            expect(await others.renew(mine, at)).toBe(isMine);
            if (isMine) holder = { lease: mine, until: end };
          } else if (mine && does === 'release') {
            expect(await leases.release(mine, at)).toBe(isMine);
            if (isMine) holder = null;
            held[who] = null;
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
