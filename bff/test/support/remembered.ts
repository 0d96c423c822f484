import { AuditRepository } from '../../src/domain/audit/audit.repository';
import { databaseHash } from './database-hash';
import type { TestServer } from './test-server';

/** What a record of the audit must say. */
export interface Remembered {
  readonly action: string;
  /** Exactly, or a pattern with the id of what is made by the action. */
  readonly target: unknown;
  readonly details: unknown;
}

/**
 * Does an action of the administrator 'ana' twice over: first while the audit cannot be written, which must
 * change nothing, then for good, which must leave exactly one record (SEC-57). Gives the good answer.
 */
export async function expectRemembered<Answer extends { readonly status: number }>(
  server: TestServer,
  action: () => Promise<Answer>,
  expected: Remembered,
): Promise<Answer> {
  const audit = server.connection.collection('audit');
  const unchanged = await databaseHash(server);
  const repository = server.app.get(AuditRepository, { strict: false });
  const broken = jest.spyOn(repository, 'append').mockRejectedValue(new Error('no audit'));
  try {
    expect((await action()).status).toBe(500);
  } finally {
    broken.mockRestore();
  }
  expect(await databaseHash(server)).toEqual(unchanged);

  const before = await audit.countDocuments();
  const answer = await action();
  expect(answer.status).toBe(200);
  expect(await audit.countDocuments()).toBe(before + 1);
  const [record] = await audit.find({}).sort({ _id: -1 }).limit(1).toArray();
  expect(record).toMatchObject({ actor: 'ana', at: server.clock.now(), ...expected });
  return answer;
}
