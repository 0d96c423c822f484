import type { Db, Document } from 'mongodb';
import { add, compareTallies, type Finding, type Tally } from './finding';

type Get = (path: string) => Promise<string>;

/** Compares the totals that administrators get with all records. `known` were already counted. */
export async function compareAnswers(
  db: Db,
  get: Get,
  known: { readonly downloads: number; readonly logins: number },
): Promise<Finding> {
  const [kept, counted]: [Tally, Tally] = [new Map(), new Map()];
  let records = known.downloads + known.logins;
  add(counted, 'downloads', known.downloads);
  add(counted, 'sign-ins', known.logins);
  const count = async (name: string, nameOf: (row: Document) => string, projection: Document) => {
    for await (const row of db.collection(name).find({}, { projection }).batchSize(5_000)) {
      records += 1;
      add(counted, nameOf(row));
    }
  };
  await count('users', () => 'users', { _id: 1 });
  const used = (row: Document): string => (row['is_used'] === true ? 'codes, used' : 'codes, free');
  await count('redeem_codes', used, { is_used: 1 });
  const now = Date.now();
  await count(
    'payment_orders',
    ({ status, expiresAt }) =>
      `orders, ${status === 'pending' && Number(expiresAt) <= now ? 'timed_out' : String(status)}`,
    { status: 1, expiresAt: 1 },
  );
  const read = async <T>(path: string): Promise<T> => JSON.parse(await get(path)) as T;
  const { stats } = await read<{ stats: Record<string, number> }>('/api/admin/stats/overall');
  add(kept, 'users', stats['totalUsers']);
  add(kept, 'downloads', stats['totalDownloads']);
  add(kept, 'codes, used', stats['usedRedeemCodes']);
  add(kept, 'codes, free', (stats['totalRedeemCodes'] ?? 0) - (stats['usedRedeemCodes'] ?? 0));
  const total = async (path: string): Promise<number> =>
    (await read<{ pagination: { totalRecords: number } }>(path)).pagination.totalRecords;
  add(kept, 'sign-ins', await total('/api/admin/login-history?page=1'));
  for (const status of ['completed', 'pending', 'timed_out', 'failed_amount_mismatch'])
    add(
      kept,
      `orders, ${status}`,
      await total(`/api/admin/payment-history?status=${status}&page=1&limit=15`),
    );
  return {
    ...{ name: 'totals as the service tells them', counted: records },
    ...{ compared: kept.size, wrong: compareTallies(kept, counted) },
  };
}
