import { AuditRepository } from '../../src/domain/audit/audit.repository';
import { databaseHash } from './database-hash';
import type { TestServer } from './test-server';

/** The expected audit record. */
export interface Remembered {
  readonly action: string;
  /** Exact value, or a pattern with the id of the created object. */
  readonly target: unknown;
  readonly details: unknown;
}

/**
 * Runs an action of the administrator 'ana' twice. First the audit cannot be written, and nothing may change.
 * Then it works, and must write exactly one record (SEC-57). Returns the second answer.
 */
export async function expectRemembered<Answer extends { readonly status: number }>(
  server: TestServer,
  action: () => Promise<Answer>,
  expected: Remembered,
): Promise<Answer> {
  const audit = server.connection.collection('audit');
  const unchanged = await databaseHash(server);
  const repository = server.app.get(AuditRepository, { strict: false });
  const broken = jest.spyOn(repository, 'append').mockImplementation(() => {
    throw new Error('no audit');
  });
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
