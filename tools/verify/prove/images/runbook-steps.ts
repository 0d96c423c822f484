import { join } from 'node:path';
import { isAsExpected, readRunbooks, type RunbookCommand } from '../../runbooks/read-runbooks';
import type { Finding } from '../drill/drill';
import { must, type Proof, prove, type Proving } from './proof';
import { COMPOSE } from './release-commands';

/** Blocks that need what the stand-in for MongoDB is not. */
const NEEDS_MONGODB = /\/srv\/mongo\/shell\.sh/;

/** A runbook before may have restarted an instance, which the release program asks. */
const ANSWERING = `${COMPOSE} up --detach --wait bff-1 bff-2`;

/** What has to be so before the block of a runbook makes sense. */
const BEFORE: readonly (readonly [block: RegExp, lines: string])[] = [
  // Earlier steps have removed all versions but the live one; 'next' may be live already.
  [
    / rollback shell/,
    `PORTAL_VERSION=next ${COMPOSE} run --rm -T shell publish shell --again || true`,
  ],
  [
    / rollback user-portal/,
    `${ANSWERING}\nPORTAL_VERSION=next ${COMPOSE} run --rm -T user-portal publish user-portal --again || true`,
  ],
  [/ canary (user-portal|shell) 10/, `${ANSWERING}\nexport PORTAL_VERSION=next`],
];

/** The values of placeholders, as an operator reads them from the machine. */
async function filledIn({ installation }: Proving, command: string): Promise<string> {
  const archives = await installation.shell(
    'docker run --rm --volume portal_backups:/srv/backups:ro --entrypoint ls portal/operations /srv/backups',
  );
  return command
    .replaceAll('<the tag before>', 'previous')
    .replaceAll('portal-<time>', archives.trim().split('\n').at(-1) ?? '')
    .replaceAll(' run --rm ', ' run --rm -T ')
    .replaceAll(/(stage|canary) (user-portal|shell)( 10)?$/gm, '$& --again');
}

async function follow(proving: Proving, { command, expected }: RunbookCommand): Promise<string> {
  const { installation } = proving;
  const before = BEFORE.filter(([block]) => block.test(command)).map(([, lines]) => lines);
  const lines = [...before, await filledIn(proving, command)].join('\n');
  const secrets = join(installation.checkout, 'docker/secrets');
  const output = await installation.shell(lines, {
    CERTIFICATE: join(proving.folder, 'certificate.pem'),
    KEY: join(proving.folder, 'key.pem'),
    SECRETS: secrets,
  });
  must(isAsExpected(output, expected), output.slice(-500));
  return output.trim().split('\n').at(-1)?.trim().slice(0, 80) ?? '';
}

/** Runs every `sh outside` block of every runbook against the installation. */
export async function runbookSteps(proving: Proving): Promise<Proof> {
  const { installation, steps } = proving;
  const folder = join(installation.checkout, 'docs/operations/runbooks');
  const blocks = readRunbooks(folder).filter(({ kind }) => kind === 'outside');
  // The renewed certificate of the exercise is the one that is there.
  await installation.shell(
    `cp docker/secrets/tls-certificate.pem '${proving.folder}/certificate.pem'; cp docker/secrets/tls-key.pem '${proving.folder}/key.pem'`,
  );
  const shown = blocks.filter(({ command }) => !NEEDS_MONGODB.test(command));
  const findings: Finding[] = await prove(
    steps,
    shown.map((block) => [`runbook ${block.at}`, () => follow(proving, block)]),
  );
  await installation.shell(`${COMPOSE} up --detach --wait edge bff-1 bff-2 backup`);
  const left = blocks.filter((block) => !shown.includes(block));
  return {
    findings,
    notShown: left.map(
      ({ at, command }) => `runbook ${at}, needs the shell of MongoDB: ${command}`,
    ),
  };
}
