import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { waitForStart } from '@portal/child-process';
import { inWorkspace } from '../../../shared/workspace';
import { startChild } from '../../../develop/start/child';
import { adminHash } from '../../../develop/start/service-environment';
import type { Attack, Target } from './attack';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Starts in production mode with a setting. Returns whether it is refused, and the line that names it. */
async function start(
  { production, folder }: Target,
  name: string,
  setting: NodeJS.ProcessEnv,
): Promise<{ isRefused: boolean; line: string }> {
  const child = startChild({
    name,
    args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
    env: { ...production.environment, ...setting, PORT: '0', LOG_LEVEL: 'info' },
    logFile: join(folder, `${name.replace(/\W/g, '-')}.log`),
  });
  const isListening = async (): Promise<true | null> =>
    child.lastLines.some((line) => /listening/i.test(line)) ? true : null;
  await waitForStart(child, isListening).catch(() => undefined);
  const { ending } = child;
  const isRefused = ending !== null && ending.code !== 0 && ending.code !== null;
  await child.stop();
  const keys = Object.keys(setting);
  const line = child.lastLines.find((one) => keys.some((key) => one.includes(key))) ?? '';
  return { isRefused, line: line.trim().slice(0, 100) };
}

const WEAK: readonly (readonly [what: string, setting: () => Promise<NodeJS.ProcessEnv>])[] = [
  ['password "admin"', async () => ({ ADMINS: `ana=${await adminHash('admin')}` })],
  ['password "password"', async () => ({ ADMINS: `ana=${await adminHash('password')}` })],
  ['name with digits', async () => ({ ADMINS: `ana=${await adminHash('ana123')}` })],
  [
    'one hash under two names',
    async () => {
      const hash = await adminHash('a password long enough');
      return { ADMINS: `ana=${hash};ben=${hash}` };
    },
  ],
  [
    'one key in two lists',
    async () => ({
      BOT_KEYS: `bot=${sha256('one key')}`,
      RELAY_KEYS: `relay=${sha256('one key')}`,
    }),
  ],
  ['36 x "a"', async () => ({ RELAY_SECRETS: 'a'.repeat(36) })],
  ['every address trusted', async () => ({ TRUSTED_PROXIES: '0.0.0.0/0' })],
];

/** F3 and part of F17: production starts with weak settings. */
export const SETTING_ATTACKS: readonly Attack[] = WEAK.map(([what, setting]) => ({
  finding: what === 'every address trusted' ? 'F17' : 'F3',
  what: `production starts with: ${what}`,
  before: what === 'every address trusted' ? "ends with a library's text" : 'listens',
  async run(target) {
    const { isRefused, line } = await start(target, what, await setting());
    return { answer: isRefused ? `refused: ${line}` : 'listens', holds: isRefused && line !== '' };
  },
}));
