import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bffProgram } from '../../shared/bff-program';
import { describeFailure, Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { HELP, readArguments } from './arguments';
import { askAll } from './ask';
import { CERTIFICATE_FILE, ENVIRONMENT_FILE, prepare } from './prepare';

/** Lets the service's own program ask for the password, so that it refuses what the service refuses. */
async function hashOf(administrator: string): Promise<string> {
  const [program, args] = bffProgram('hash-password');
  const child = spawn(program, [...args, administrator], { stdio: ['inherit', 'pipe', 'inherit'] });
  let hash = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (hash += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Problem('There is no administrator yet, and nothing was written.');
  return hash.trim();
}

async function main(args: readonly string[]): Promise<void> {
  const given = readArguments(args);
  if (given.help) return console.log(HELP);
  const folder = resolve(given.folder ?? inWorkspace('docker'));
  if (existsSync(join(folder, ENVIRONMENT_FILE))) {
    throw new Problem(`${join(folder, ENVIRONMENT_FILE)} exists already, and nothing was written.`);
  }
  const answers = await askAll(given, !existsSync(join(folder, CERTIFICATE_FILE)));
  const written = await prepare({
    folder,
    template: await readFile(inWorkspace('docker/example.env'), 'utf8'),
    answers,
    hash: await hashOf(answers.administrator),
    databaseUri: given['mongodb-uri'] ?? null,
    now: new Date(),
  });
  const width = Math.max(...written.map(({ file }) => file.length));
  for (const { file, about } of written) console.log(`${file.padEnd(width)}  ${about}`);
  console.log('Keep a copy of BACKUP_KEY and ADMIN_FACTOR_KEY in another place.');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
