import type { AuditView } from '@portal/contracts';
import type { TestServer } from './test-server';

/** Audit records about a user as stored, oldest first. */
export async function auditOf(
  server: TestServer,
  userId: number,
): Promise<(Omit<AuditView, '_id' | 'at'> & { at: Date })[]> {
  return server.connection
    .collection<Omit<AuditView, '_id' | 'at'> & { at: Date }>('audit')
    .find({ target: `user:${userId}` })
    .sort({ _id: 1 })
    .toArray();
}

/** A user as stored, null when there is none. */
export async function storedUser(server: TestServer, userId: number) {
  return server.connection.collection('users').findOne({ userId });
}

/** Ledger entries of a user, in order. */
export async function ledgerOf(server: TestServer, userId: number) {
  return server.connection.collection('ledger').find({ userId }).sort({ number: 1 }).toArray();
}
