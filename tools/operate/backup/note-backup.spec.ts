import { LAST_BACKUPS } from '@portal/contracts';
import { startEmbedded } from '@portal/embedded-mongo';
import { MongoClient } from 'mongodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteBackup } from './note-backup';

test('the database knows the last good backup, and only that', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'note-backup-'));
  const engine = await startEmbedded({ dataDir, noSync: true });
  const client = await MongoClient.connect(engine.uri);
  try {
    const db = client.db('portal');
    const older = { takenAt: new Date('2031-03-01T20:00:00Z'), bytes: 900 };
    const newer = { takenAt: new Date('2031-03-02T20:00:00Z'), bytes: 1_000 };
    await noteBackup(db, older);
    expect(await db.collection(LAST_BACKUPS).find().toArray()).toMatchObject([older]);
    await noteBackup(db, newer);
    expect(await db.collection(LAST_BACKUPS).find().toArray()).toMatchObject([newer]);
  } finally {
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
