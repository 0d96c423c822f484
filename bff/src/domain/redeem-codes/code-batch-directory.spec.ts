import type { AuditService } from '../audit/audit.service';
import { CodeBatchDirectoryService } from './code-batch-directory.service';
import type { CodeBatchesRepository, NewestOfBatch } from './code-batches.repository';
import type { CodeTotalsService } from './code-totals.service';
import type { VoidedCodesRepository } from './voided-codes.repository';

const newestOf = (batch: string, isVoided = false): NewestOfBatch => ({
  ...{ batch, isVoided, days: 1, videos: 1, created_at: new Date(0), validUntil: null },
});

/** A directory of batches in a service with a number of codes, and the clock that only the test moves. */
function given(codes: number) {
  let now = 0;
  const stored = [
    newestOf('Eid 2'),
    newestOf('eid 1'),
    newestOf('Pohela'),
    newestOf('Eid 3', true),
  ];
  const totals = { read: async () => ({ used: 0, available: codes }), changes: 0 };
  const directory = new CodeBatchDirectoryService(
    {
      listNewest: async () => [...stored],
      count: async () => 1,
      findLastUse: async () => null,
    } as Partial<CodeBatchesRepository> as CodeBatchesRepository,
    { count: async () => 0 } as Partial<VoidedCodesRepository> as VoidedCodesRepository,
    totals as Partial<CodeTotalsService> as CodeTotalsService,
    { findActor: async () => 'ana' } as Partial<AuditService> as AuditService,
    { now: () => new Date(now) },
  );
  return {
    directory,
    add: (batch: string) => void stored.push(newestOf(batch)),
    noteChange: () => void (totals.changes += 1),
    pass: (ms: number) => void (now += ms),
    names: async () => (await directory.listNewest()).map(({ batch }) => batch),
  };
}

it('batches of few codes are read for every caller', async () => {
  const { add, names } = given(2_000);
  await names();
  add('new');
  expect(await names()).toContain('new');
});

it('batches of many codes are read once in 30 seconds, and after a change of this instance', async () => {
  const { add, names, noteChange, pass } = given(2_001);
  await names();
  add('new');
  pass(29_999);
  expect(await names()).not.toContain('new');
  pass(1);
  expect(await names()).toContain('new');
  add('newer');
  noteChange();
  expect(await names()).toContain('newer');
});

it('names of batches are found by their beginning in any case, without voided batches', async () => {
  const { directory } = given(10_000);
  expect(await directory.findNames('EID')).toEqual(['Eid 2', 'eid 1']);
  expect(await directory.findNames('ohela')).toEqual([]);
  expect(await directory.findNames('  ')).toEqual([]);
});

it('codes are read by the names of their batches only when there are many codes, and few batches', async () => {
  expect(await given(2_000).directory.findReadableNames('eid')).toBeNull();
  const { add, directory, noteChange } = given(2_001);
  expect(await directory.findReadableNames('eid')).toEqual(['Eid 2', 'eid 1']);
  for (let number = 0; number < 99; number += 1) add(`Eid 1${number}`);
  noteChange();
  expect(await directory.findReadableNames('eid')).toBeNull();
  expect(await directory.findReadableNames('pohela')).toEqual(['Pohela']);
  for (let number = 0; number < 2_000; number += 1) add(`Other ${number}`);
  noteChange();
  expect(await directory.findReadableNames('pohela')).toBeNull();
});

it('describes a batch by its counts and the administrator who made it', async () => {
  const { directory } = given(10_000);
  const [first] = await directory.listNewest();
  const [described] = await directory.describe(first ? [first] : []);
  expect(described).toMatchObject({ batch: 'Eid 2', made: 2, used: 1, voided: 0, author: 'ana' });
});
