import { MINUTE_MS } from '@portal/rules';
import fc from 'fast-check';
import type { Clock } from '../../platform/clock/clock';
import { AuditCountsService } from './audit-counts.service';
import type { AuditFilter, AuditRepository } from './audit.repository';

const START = Date.UTC(2031, 0, 1);

interface StoredRecord {
  readonly actor: string;
  readonly at: number;
}

/** An audit in memory with more records than are counted anew, its clock, and the ranges that were counted. */
function given() {
  let now = START;
  const records: StoredRecord[] = Array.from({ length: 3_000 }, (_, nth) => ({
    actor: nth % 4 === 0 ? 'ben' : 'ana',
    at: START - 86_400_000 - nth,
  }));
  let [examined, reads] = [0, 0];
  const countBetween = async ({ actor }: AuditFilter, after: Date, until: Date | null) => {
    reads += 1;
    const found = records.filter(
      (record) =>
        (actor === undefined || record.actor === actor) &&
        record.at > after.getTime() &&
        (until === null || record.at <= until.getTime()),
    );
    examined += found.length;
    return found.length;
  };
  const counts = new AuditCountsService(
    { countBetween } as Partial<AuditRepository> as AuditRepository,
    { now: () => new Date(now) } as Clock,
  );
  return {
    counts,
    records,
    pass: (ms: number) => void (now += ms),
    /** Adds a record of up to a minute ago: the clocks of instances differ. */
    add: (actor: string, lateMs: number) => void records.push({ actor, at: now - lateMs }),
    examinedBy: async (work: () => Promise<unknown>) => {
      examined = 0;
      await work();
      return examined;
    },
    readsBy: async (work: () => Promise<unknown>) => {
      reads = 0;
      await work();
      return reads;
    },
  };
}

const step = fc.oneof(
  fc.record({ pass: fc.integer({ min: 0, max: 5 * MINUTE_MS }) }),
  fc.record({ add: fc.constantFrom('ana', 'ben'), lateMs: fc.integer({ min: 0, max: MINUTE_MS }) }),
  fc.record({ count: fc.constantFrom({}, { actor: 'ana' }, { actor: 'ben' }) }),
);

it('are exact after any sequence of records, counts and time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { counts, records, pass, add } = given();
      for (const one of steps) {
        if ('pass' in one) pass(one.pass);
        else if ('add' in one) add(one.add, one.lateMs);
        else {
          const { actor } = one.count as AuditFilter;
          const meant = records.filter((record) => !actor || record.actor === actor);
          expect(await counts.count(one.count)).toBe(meant.length);
        }
      }
    }),
    { numRuns: 50 },
  );
});

it('look at the past once, and then only at what was added (PERF-19)', async () => {
  const { counts, add, pass, examinedBy } = given();
  const filter = { actor: 'ana' };
  expect(await examinedBy(() => counts.count(filter))).toBe(2_250);
  expect(await examinedBy(() => counts.count(filter))).toBe(0);
  add('ana', 0);
  pass(10 * MINUTE_MS);
  expect(await examinedBy(() => counts.count(filter))).toBe(1);
  expect(await examinedBy(() => counts.count(filter))).toBe(0);
});

it('of days that are over are read once (PERF-19)', async () => {
  const { counts, pass, readsBy } = given();
  const filter = { actor: 'ana', last: new Date(START - 10 * MINUTE_MS) };
  expect(await readsBy(() => counts.count(filter))).toBe(1);
  expect(await readsBy(() => counts.count(filter))).toBe(0);
  pass(MINUTE_MS);
  expect(await readsBy(() => counts.count(filter))).toBe(0);
});

it('at the same time share one look at the past, and are exact', async () => {
  const { counts, add, pass, readsBy } = given();
  const filter = { actor: 'ana' };
  const both = () => Promise.all([counts.count(filter), counts.count(filter)]);
  // Each counts what is new.
  expect(await readsBy(both)).toBe(3);
  add('ana', 0);
  pass(10 * MINUTE_MS);
  expect(await both()).toEqual([2_251, 2_251]);
});

it('that fail are asked again', async () => {
  let isAway = true;
  const countBetween = async () => {
    if (isAway) throw new Error('away');
    return 300;
  };
  const counts = new AuditCountsService(
    { countBetween } as Partial<AuditRepository> as AuditRepository,
    { now: () => new Date(START) } as Clock,
  );
  await expect(counts.count({})).rejects.toThrow('away');
  isAway = false;
  expect(await counts.count({})).toBe(600);
});

it('of few records are counted as a whole for every caller', async () => {
  const { counts, records, examinedBy } = given();
  records.length = 100;
  const filter = { actor: 'ana' };
  const first = await examinedBy(() => counts.count(filter));
  expect(first).toBe(75);
  expect(await examinedBy(() => counts.count(filter))).toBe(first);
});
