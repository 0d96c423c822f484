import { AuditActorsService } from './audit-actors.service';
import type { AuditRepository } from './audit.repository';

/** Administrators with a record, as the database and a clock that only the test moves have them. */
function given(stored: string[]) {
  let now = 0;
  let reads = 0;
  const actors = async () => {
    reads += 1;
    return [...stored];
  };
  const names = new AuditActorsService({ actors } as Partial<AuditRepository> as AuditRepository, {
    now: () => new Date(now),
  });
  return { names, stored, reads: () => reads, pass: (ms: number) => void (now += ms) };
}

it('are read once in 30 seconds', async () => {
  const { names, stored, reads, pass } = given(['ana']);
  expect(await names.list()).toEqual(['ana']);
  stored.push('ben');
  pass(29_999);
  expect(await names.list()).toEqual(['ana']);
  expect(reads()).toBe(1);
  pass(1);
  expect(await names.list()).toEqual(['ana', 'ben']);
});

it('have the administrator of the first record of this instance at once', async () => {
  const { names, stored, reads } = given(['ana']);
  await names.list();
  names.noteRecord('ana');
  names.noteRecord(null);
  await names.list();
  expect(reads()).toBe(1);
  stored.push('ben');
  names.noteRecord('ben');
  expect(await names.list()).toEqual(['ana', 'ben']);
});
