import type { Db } from 'mongodb';

/** Stands in the database from a restore's first change to its last, so that nobody takes half for whole. */
const MARK = 'restores';

/** Whether a restore began here and did not end. */
export async function isHalfRestored(db: Db): Promise<boolean> {
  return (await db.collection(MARK).findOne({})) !== null;
}

export const isMark = (collection: string): boolean => collection === MARK;

export async function setMark(db: Db, archive: string): Promise<void> {
  await db
    .collection<{ _id: string }>(MARK)
    .updateOne({ _id: 'running' }, { $set: { archive, since: new Date() } }, { upsert: true });
}

export async function clearMark(db: Db): Promise<void> {
  await db.collection(MARK).drop();
}
