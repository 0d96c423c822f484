import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { bffProgram } from '../../shared/bff-program';
import { quotingProblems } from '../init/environment-file';
import { ENVIRONMENT_FILE } from '../init/prepare';

const run = promisify(execFile);

/** Variables that compose.yaml sets itself. */
const SET_BY_COMPOSE = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PORT: '4200',
  METRICS_PORT: '9464',
  TRUSTED_PROXIES: '172.30.20.10',
};

/** What the service itself refuses at its start. */
async function refusedByService(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const [program, args] = bffProgram('check-environment');
  const { PATH } = process.env;
  const env = { PATH, ...variables, ...SET_BY_COMPOSE };
  try {
    await run(program, [...args], { env });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return (stdout || stderr).trim().split('\n');
  }
}

/** What the service does not miss, and a person does later. */
async function missedLater(folder: string, variables: NodeJS.ProcessEnv): Promise<string[]> {
  const problems: string[] = [];
  if (!variables['BACKUP_KEY']) problems.push('BACKUP_KEY: is missing; no backup is written.');
  if (!variables['ADMIN_FACTOR_KEY']) {
    problems.push('ADMIN_FACTOR_KEY: is missing; no authenticator app can be set up.');
  }
  const uri = variables['MONGODB_URI'] ?? '';
  const password = await readFile(join(folder, 'secrets/mongo-password'), 'utf8').catch(() => '');
  if (uri.includes('@mongo:') && !uri.includes(`:${password.trim()}@`)) {
    problems.push('MONGODB_URI: has not the password of secrets/mongo-password.');
  }
  return problems;
}

/**
 * The problems of production.env, one sentence each, without a secret.
 * @param folder the folder of compose.yaml.
 */
export async function environmentProblems(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, ENVIRONMENT_FILE), 'utf8').catch(() => null);
  if (text === null) return [`${ENVIRONMENT_FILE}: is missing; make it with init.`];
  const variables = parseEnv(text) as NodeJS.ProcessEnv;
  return [
    ...quotingProblems(text),
    ...(await refusedByService(variables)),
    ...(await missedLater(folder, variables)),
  ];
}
