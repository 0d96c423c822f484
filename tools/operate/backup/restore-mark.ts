import { RUNNING_RESTORES } from '@portal/contracts';
import type { Db } from 'mongodb';

/** True when a restore started here and did not finish. */
export async function isHalfRestored(db: Db): Promise<boolean> {
  return (await db.collection(RUNNING_RESTORES).findOne({})) !== null;
}

export const isMark = (collection: string): boolean => collection === RUNNING_RESTORES;

export async function setMark(db: Db, archive: string): Promise<void> {
  await db
    .collection<{ _id: string }>(RUNNING_RESTORES)
    .updateOne({ _id: 'running' }, { $set: { archive, since: new Date() } }, { upsert: true });
}

export async function clearMark(db: Db): Promise<void> {
  await db.collection(RUNNING_RESTORES).drop();
}
