import { hash } from '@node-rs/argon2';
import { LONGEST_START_MS } from '@portal/child-process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import sharp from 'sharp';
import { openIndexedDatabase } from '../../../develop/seed/large/open-database';
import { planAfter } from '../../../develop/seed/large/payments';
import { nameOf, personOf, userIdOf } from '../../../develop/seed/large/people';
import { seedLarge } from '../../../develop/seed/large/seed-large';
import type { Sizes } from '../../../develop/seed/large/sizes';
import { type Child, startChild } from '../../../develop/start/child';
import { freePort } from '../../../shared/port';
import { waitUntilReady } from '../../../develop/start/ready';
import { serviceEnvironment } from '../../../develop/start/service-environment';
import { readOrDrawTrial, type Trial } from '../../../develop/start/trial';
import { inWorkspace } from '../../../shared/workspace';

/** Subscribers who have a password and pay during the backup. Their ids are outside the seeded ones. */
export const PAYERS = Array.from({ length: 8 }, (_, n) => 70_001 + n);

/**
 * Fills a new database and its photos: a small version of the large seed, payers, a photo of every tenth
 * user.
 */
export async function fill(dataDir: string, sizes: Sizes, trial: Trial): Promise<void> {
  const { db, close } = await openIndexedDatabase(dataDir, () => undefined);
  try {
    const now = new Date();
    await seedLarge(db, sizes, now, () => undefined);
    const passwordHash = await hash(trial.subscriber.password);
    const empty = {
      ...{
        plan: planAfter([], 0),
        expiresAt: null,
        totals: { downloads: 0, services: [] },
        passwordHash,
      },
      ...{ passwordSetAt: now, isFrozen: false },
    };
    const payers = PAYERS.map((userId) => {
      return { ...personOf(1, now), ...empty, userId, email: null, name: `Payer ${userId}` };
    });
    await db.collection('users').insertMany(payers);
    await addPhotos(db, join(dataDir, 'uploads'), sizes.users);
  } finally {
    await close();
  }
}

async function addPhotos(db: Db, folder: string, users: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let number = 0; number < users; number += 10) {
    const userId = userIdOf(number);
    const name = `${userId}-${randomBytes(16).toString('hex')}.webp`;
    await writeFile(join(folder, name), await picture(nameOf(number)));
    await db.collection('users').updateOne({ userId }, { $set: { photo: `/uploads/${name}` } });
  }
}

/** A different picture for every text. */
export function picture(text: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(text).digest();
  return sharp({ create: { width: 512, height: 512, channels: 3, background: { r, g, b } } })
    .composite([{ input: noise(), raw: { width: 64, height: 64, channels: 3 }, tile: true }])
    .webp({ quality: 60 })
    .toBuffer();
}

const noise = (): Buffer => randomBytes(64 * 64 * 3);

export interface RunningSystem {
  readonly url: string;
  readonly service: Child;
}

/** Accounts and keys of the drill. */
export const drawTrial = async (dataDir: string): Promise<Trial> =>
  (await readOrDrawTrial(dataDir, '')).trial;

/** Starts the built service on a folder. */
export async function startSystem(dataDir: string, trial: Trial): Promise<RunningSystem> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = await serviceEnvironment(
    {
      ...{ port, host: '127.0.0.1', url, mongodbUri: '', dataDir, webRoot: join(dataDir, 'www') },
      ...{ trial: true, demoBot: false, history: false, build: false },
    },
    trial,
  );
  const service = startChild({
    name: 'bff',
    args: ['--enable-source-maps', inWorkspace('bff/dist/main-trial.js')],
    env: { ...env, LOG_LEVEL: 'warn', UPLOADS_DIR: join(dataDir, 'uploads'), METRICS_PORT: '' },
  });
  // At its log level it says nothing while all goes well.
  await waitUntilReady(url, service, { silentMs: LONGEST_START_MS });
  return { url, service };
}
