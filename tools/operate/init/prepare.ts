import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers } from './ask';
import { drawSecrets } from './draw-secrets';
import { fillEnvironment } from './environment-file';
import { makeTrialCertificate } from './trial-certificate';

/** Containers are not root; the folder itself is closed to others. */
const READABLE = 0o444;
/** A renewed certificate is written over the old one: containers keep the file that they started with. */
const RENEWABLE = 0o644;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Files of an installation, from its folder (docker). */
export const ENVIRONMENT_FILE = 'production.env';
export const CERTIFICATE_FILE = 'secrets/tls-certificate.pem';
export const KEY_FILE = 'secrets/tls-key.pem';

/** What `prepare` needs to know. */
interface Preparation {
  readonly folder: string;
  /** Text of docker/example.env. */
  readonly template: string;
  readonly answers: Answers;
  /** Hash of the administrator's password. */
  readonly hash: string;
  /** Address of a database of one's own; null: the one of compose.yaml. */
  readonly databaseUri: string | null;
  readonly now: Date;
}

/** A file that was written, and what it is for. */
export interface Written {
  readonly file: string;
  readonly about: string;
}

async function certificateOf({ answers, now }: Preparation) {
  if (answers.certificate === '') return makeTrialCertificate(answers.host, now);
  const [certificate, key] = await Promise.all([
    readFile(answers.certificate, 'utf8'),
    readFile(answers.key, 'utf8'),
  ]);
  return { certificate, key };
}

/**
 * Writes the files of an installation that are missing. Existing files are kept: the database knows their
 * passwords.
 * @returns what was written.
 */
export async function prepare(preparation: Preparation): Promise<Written[]> {
  const { folder, template, answers, hash, databaseUri } = preparation;
  const written: Written[] = [];
  const write = async (file: string, text: string, mode: number, about: string): Promise<void> => {
    const path = join(folder, file);
    if (existsSync(path)) return;
    await writeFile(path, text, { mode, flag: 'wx' });
    // The mode of writeFile loses the bits of the umask.
    await chmod(path, mode);
    written.push({ file, about });
  };
  const secrets = join(folder, 'secrets');
  await mkdir(secrets, { recursive: true, mode: OWN_FOLDER });
  const password = await readFile(join(secrets, 'mongo-password'), 'utf8').catch(() => undefined);
  const drawn = drawSecrets(databaseUri, password?.trim());
  const isNew = !existsSync(join(folder, ENVIRONMENT_FILE));
  for (const [name, text] of Object.entries(drawn.files)) {
    await write(`secrets/${name}`, `${text}\n`, READABLE, 'for the database of compose.yaml');
  }
  if (!existsSync(join(folder, CERTIFICATE_FILE))) {
    const { certificate, key } = await certificateOf(preparation);
    const about = answers.certificate === '' ? 'for trying only' : 'a copy';
    await write(CERTIFICATE_FILE, certificate, RENEWABLE, about);
    await write(KEY_FILE, key, RENEWABLE, about);
  }
  if (!isNew) return written;
  for (const [name, text] of Object.entries(drawn.handedOver)) {
    const about = 'give it to the operator of that machine, then delete the file';
    await write(`secrets/${name}`, `${text}\n`, OWN_FILE, about);
  }
  const values = {
    ...drawn.variables,
    ...answers.numbers,
    VAPID_SUBJECT: `https://${answers.host}`,
    ADMINS: `${answers.administrator}:owner=${hash}`,
    TELEGRAM_BOT_NAME: answers.telegramBot,
    TELEGRAM_BOT_TOKEN: answers.telegramToken,
  };
  await write(ENVIRONMENT_FILE, fillEnvironment(template, values), OWN_FILE, 'for the service');
  return written;
}
