import { DAY_MS } from '@portal/rules';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { CERTIFICATE_FILE, KEY_FILE } from '../init/prepare';

const RENEW_DAYS = 14;

/** Files that compose.yaml mounts as secrets, besides the certificate. */
const SECRETS = ['mongo-key', 'mongo-root-password', 'mongo-password'];

/** Containers run as another user: everybody may read the files, nobody else may enter the folder. */
async function modeProblems(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const names = [...SECRETS.map((name) => `secrets/${name}`), CERTIFICATE_FILE, KEY_FILE];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found) problems.push(`${name}: is missing; make it with init.`);
    else if ((found.mode & 0o004) === 0) problems.push(`${name}: containers cannot read it (444).`);
  }
  const secrets = await stat(join(folder, 'secrets')).catch(() => null);
  if (secrets && (secrets.mode & 0o077) !== 0) {
    problems.push('secrets: others on this machine can read it (chmod 700).');
  }
  return problems;
}

/** @param host of the site; null: not compared. */
async function certificateProblems(
  folder: string,
  host: string | null,
  now: Date,
): Promise<string[]> {
  const [certificate, key] = await Promise.all(
    [CERTIFICATE_FILE, KEY_FILE].map((name) => readFile(join(folder, name)).catch(() => null)),
  );
  if (!certificate || !key) return [];
  try {
    const parsed = new X509Certificate(certificate);
    const days = Math.floor((Date.parse(parsed.validTo) - now.getTime()) / DAY_MS);
    const isFor = (name: string): boolean =>
      (isIP(name) ? parsed.checkIP(name) : parsed.checkHost(name)) !== undefined;
    const checks: readonly (readonly [isWrong: boolean, problem: string])[] = [
      [!parsed.checkPrivateKey(createPrivateKey(key)), 'does not belong to its key.'],
      [days < RENEW_DAYS, `ends in ${days} days.`],
      [host !== null && !isFor(host), `is not for ${host}.`],
      [parsed.checkIssued(parsed), 'is signed by itself: for trying only, browsers warn.'],
    ];
    return checks
      .filter(([isWrong]) => isWrong)
      .map(([, problem]) => `${CERTIFICATE_FILE}: ${problem}`);
  } catch {
    return [`${CERTIFICATE_FILE}: is no PEM certificate with a PEM key beside it.`];
  }
}

/**
 * The problems of the folder secrets, one sentence each.
 * @param folder the folder of compose.yaml.
 * @param host of the site, for its certificate; null: not compared.
 */
export async function secretProblems(
  folder: string,
  host: string | null,
  now: Date,
): Promise<string[]> {
  return [...(await modeProblems(folder)), ...(await certificateProblems(folder, host, now))];
}
