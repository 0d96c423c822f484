import { ensureEmbedded } from '@portal/embedded-mongo';
import { MongoClient } from 'mongodb';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { addHistory } from '../seed/trial/write-history';
import { runChild } from './child';
import type { StartConfig } from './config';
import type { Trial } from './trial';

/** The report of the seed program. */
export interface SeedReport {
  /** False when the database already had users. */
  readonly seeded: boolean;
  readonly users: number;
}

/** Fills an empty database with the domain code of the service. @throws Problem with its last lines. */
export async function seedTrialData(
  env: NodeJS.ProcessEnv,
  trial: Trial,
  logFile: string,
): Promise<SeedReport> {
  const lines = await runChild({
    name: 'seeding',
    args: ['--enable-source-maps', inWorkspace('bff/dist/seed-trial.js')],
    env: {
      ...env,
      SEED_SUBSCRIBER_ID: String(trial.subscriber.userId),
      SEED_SUBSCRIBER_PASSWORD: trial.subscriber.password,
      SEED_REDEEM_CODE: trial.redeemCode ?? '',
    },
    logFile,
  });
  const report = lines.findLast((line) => line.startsWith('{"seeded"'));
  if (report === undefined) throw new Problem(`Seeding did not report:\n${lines.join('\n')}`);
  return JSON.parse(report) as SeedReport;
}

/** Adds three months of history to the accounts of seedTrialData. @returns false when there are other data. */
export async function seedTrialHistory(
  { mongodbUri, dataDir }: StartConfig,
  trial: Trial,
): Promise<boolean> {
  const engine = mongodbUri ? null : await ensureEmbedded({ dataDir });
  try {
    const client = await MongoClient.connect(engine?.uri ?? mongodbUri);
    try {
      const favourite = trial.subscriber.userId;
      return await addHistory(client, { now: new Date(), favourite });
    } finally {
      await client.close();
    }
  } finally {
    await engine?.stop();
  }
}
