import { resolve } from 'node:path';
import { Problem } from '../../shared/problem';

/** The configuration of `npm start` and `npm run dev`, from the environment. */
export interface StartConfig {
  readonly port: number;
  readonly host: string;
  /** Address of the site. */
  readonly url: string;
  /** Empty: the embedded engine. */
  readonly mongodbUri: string;
  readonly dataDir: string;
  readonly webRoot: string;
  /** True: creates trial data, accounts and keys. */
  readonly trial: boolean;
  readonly demoBot: boolean;
  /** True: the trial data tell of three months; false: only the named accounts. */
  readonly history: boolean;
  /** False: uses the last build, however old. */
  readonly build: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment. Reports all problems together.
 * @throws Problem with every invalid setting.
 */
export function readConfig(
  env: Environment,
  defaults: { root: string; demoBot: boolean },
): StartConfig {
  const problems: string[] = [];
  const value = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const flag = (name: string, fallback: boolean): boolean => {
    const text = env[name]?.trim().toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'on', 'yes'].includes(text)) return true;
    if (['', '0', 'false', 'off', 'no'].includes(text)) return false;
    problems.push(`${name} is '${text}'; give 1 or 0`);
    return fallback;
  };

  if (env['NODE_ENV'] === 'production') {
    problems.push(
      'NODE_ENV is production; this command makes a trial system with drawn passwords. ' +
        'In production run `node bff/dist/main.js` with a real configuration (docker/)',
    );
  }
  const portText = value('PORT', '4200');
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port > 65535) {
    problems.push(`PORT is '${portText}'; give a number from 1 to 65535`);
  }
  const host = value('HOST', '127.0.0.1');
  if (!/^[\w.:-]+$/.test(host)) problems.push(`HOST is '${host}'; give an address or a host name`);
  const mongodbUri = value('MONGODB_URI', '');
  if (mongodbUri !== '' && !/^mongodb(\+srv)?:\/\//.test(mongodbUri)) {
    problems.push('MONGODB_URI must start with mongodb:// or mongodb+srv://, or be empty');
  }
  const trial = flag('TRIAL', true);
  const build = flag('BUILD', true);
  const demoBot = flag('DEMO_BOT', defaults.demoBot);
  const history = flag('TRIAL_HISTORY', true);
  if (problems.length > 0) {
    throw new Problem(
      `The configuration cannot be used:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
  return {
    port,
    host,
    url: `http://${addressFor(host)}:${port}`,
    mongodbUri,
    dataDir: resolve(defaults.root, value('DATA_DIR', '.data')),
    webRoot: resolve(defaults.root, value('WEB_ROOT', 'dist/www')),
    trial,
    demoBot: demoBot && trial,
    history: history && trial,
    build,
  };
}

/** The listening address is not always one that a browser can open. */
function addressFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
