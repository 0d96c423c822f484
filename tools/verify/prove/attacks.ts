import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNginx } from '../../operate/edge/find-nginx';
import { describeFailure } from '../../shared/problem';
import { createSteps } from '../../shared/steps';
import { runTarget } from '../../shared/run-target';
import { administratorsSetting, drawAdministrators } from './attacks/administrators';
import type { Attack, AttackRow, Seen, Target } from './attacks/attack';
import { BEARER_ATTACKS } from './attacks/bearer';
import { EDGE_ATTACKS } from './attacks/edge';
import { LOCKOUT_ATTACKS } from './attacks/lockout';
import { MONEY_ATTACKS } from './attacks/money';
import { PAGE_ATTACKS } from './attacks/pages';
import { PASSWORD_ATTACKS } from './attacks/passwords';
import { RATE_ATTACKS } from './attacks/rates';
import { AUDIT_ATTACKS, SESSION_ATTACKS } from './attacks/sessions';
import { SETTING_ATTACKS } from './attacks/settings';
import { START_ATTACKS } from './attacks/start';
import { type Production, startProduction } from './restarts/production';

const HELP = `Usage: npm run verify -- attacks [--only <finding>]

Repeats the attacks of the security review of November 2026 from outside: two instances of the built bff with
NODE_ENV=production behind Debian's nginx with the configuration of production. Prints a table of what each
brought before and brings now. Ends with 1 when one of them succeeds. BUILD=0 uses the last build.`;

// Attacks that use up a shared limit come last. Attacks that change who may sign in come at the very end.
const ATTACKS: readonly Attack[] = [
  ...BEARER_ATTACKS,
  ...PASSWORD_ATTACKS,
  ...AUDIT_ATTACKS,
  ...MONEY_ATTACKS,
  ...EDGE_ATTACKS,
  ...PAGE_ATTACKS,
  ...RATE_ATTACKS,
  ...START_ATTACKS,
  ...SETTING_ATTACKS,
  ...LOCKOUT_ATTACKS,
  ...SESSION_ATTACKS,
];

async function attack(one: Attack, target: Target): Promise<AttackRow> {
  const { finding, what, before } = one;
  const seen: Seen = await one.run(target).catch((error: unknown) => ({
    answer: `failed: ${error instanceof Error ? error.message : String(error)}`,
    holds: false,
  }));
  return { finding, what, before, ...seen };
}

function describe(rows: readonly AttackRow[]): string {
  const lines = rows.map(
    ({ finding, what, before, answer, holds }) =>
      `| ${finding} | ${what} | ${before} | ${answer} | ${holds ? 'holds' : '**fails**'} |`,
  );
  return [
    '| finding | attack | before | now | |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

const root = mkdtempSync(join(tmpdir(), 'portal-attacks-'));
let production: Production | null = null;
try {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else {
    const steps = createSteps();
    ensureNginx();
    if (process.env['BUILD'] !== '0') {
      const projects = ['@portal/bff', '@portal/embedded-mongo'];
      await steps.run('Build', () => runTarget('build', { projects }));
    }
    const admins = drawAdministrators();
    const settings = {
      ADMINS: await administratorsSetting(admins),
      ADMIN_FACTOR_KEY: randomBytes(32).toString('hex'),
    };
    production = await steps.run('Two instances, edge and database', () =>
      startProduction(root, { service: settings }),
    );
    const folder = join(root, 'attacks');
    mkdirSync(folder);
    // A page is enough to check the content security policy. No attack runs its scripts.
    writeFileSync(join(root, 'www/index.html'), '<!doctype html><title>Page</title>');
    const target: Target = { production, admins, folder };
    const rows: AttackRow[] = [];
    for (const one of ATTACKS) {
      if (values.only !== undefined && one.finding !== values.only) continue;
      rows.push(await steps.run(`${one.finding}: ${one.what}`, () => attack(one, target)));
    }
    process.stdout.write(`\n${describe(rows)}`);
    if (rows.length === 0 || rows.some(({ holds }) => !holds)) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await production?.stop();
  rmSync(root, { recursive: true, force: true });
}
