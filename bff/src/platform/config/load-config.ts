import { TELEGRAM_WEB_ORIGIN } from '@portal/contracts';
import { PAYMENT_METHODS, paymentNumberVariable } from '@portal/rules';
import { join, relative, resolve } from 'node:path';
import type { Clock } from '../clock/clock';
import { checkAdminPasswords, type PasswordCheck } from './check-admin-passwords';
import { Config, type ConfiguredAdmin, type ConfiguredMachine } from './config';
import { type Environment, environmentSchema } from './environment';
import { toTracing } from './tracing-environment';
import { publicKeyOf } from './vapid-keys';
import { productionProblems } from './production-rules';

/** The environment is not valid. `problems` lists every bad variable, never the value of a secret. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n  - ${problems.join('\n  - ')}`);
    this.name = 'ConfigError';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment once. @throws ConfigError. */
export function loadConfig(variables: Variables): Config {
  const environment = readEnvironment(variables);
  refuse(problemsOf(environment));
  return toConfig(environment);
}

/**
 * loadConfig for the service itself. In production it also tries likely passwords against the administrators'
 * hashes, within KNOWN_PASSWORD_BUDGET_MS; a few passwords are always tried.
 * @throws ConfigError with the problems of both.
 */
export async function loadServiceConfig(
  variables: Variables,
  clock: Clock,
): Promise<{ config: Config; passwordCheck: PasswordCheck | null }> {
  const environment = readEnvironment(variables);
  const config = toConfig(environment);
  const passwordCheck = config.isProduction ? await checkAdminPasswords(config, clock) : null;
  refuse([...problemsOf(environment), ...(passwordCheck?.problems ?? [])]);
  return { config, passwordCheck };
}

function readEnvironment(variables: Variables): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

function problemsOf(environment: Environment): string[] {
  const problems: string[] = [];
  if (contains(resolve(environment.WEB_ROOT), uploadsDirOf(environment))) {
    problems.push('UPLOADS_DIR: must not lie in WEB_ROOT, whose files have other headers');
  }
  // Port 0 means any free port, so two servers with 0 never conflict.
  if (environment.METRICS_PORT === environment.PORT && environment.PORT !== 0) {
    problems.push('METRICS_PORT: must not be PORT, which is public');
  }
  if ((environment.VAPID_PRIVATE_KEY === null) !== (environment.VAPID_SUBJECT === null)) {
    problems.push('VAPID_PRIVATE_KEY, VAPID_SUBJECT: are needed together, or both empty');
  }
  if (environment.NODE_ENV === 'production') problems.push(...productionProblems(environment));
  return problems;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(problems);
}

/** The configured address, else the bot of the sign-in; null without both. */
function botUrlOf({ BOT_URL, TELEGRAM_BOT_NAME }: Environment): string | null {
  return BOT_URL ?? (TELEGRAM_BOT_NAME && `https://t.me/${TELEGRAM_BOT_NAME}`);
}

function trialWebPortOf({ TRIAL, TRIAL_TELEGRAM_PORT }: Environment): number | null {
  return TRIAL === '1' ? TRIAL_TELEGRAM_PORT : null;
}

/** The stand-in is at localhost, so it is another site than the portal at 127.0.0.1, as Telegram Web is. */
function appFrameOf(environment: Environment): string | null {
  if (environment.TELEGRAM_BOT_TOKEN.length === 0) return null;
  if (environment.TRIAL !== '1') return TELEGRAM_WEB_ORIGIN;
  const port = trialWebPortOf(environment);
  return port === null ? null : `http://localhost:${port}`;
}

function toConfig(environment: Environment): Config {
  return {
    environment: environment.NODE_ENV,
    isProduction: environment.NODE_ENV === 'production',
    isTrial: environment.TRIAL === '1',
    rates: environment.NODE_ENV === 'production' ? 'perMinute' : 'outsideProduction',
    server: {
      host: environment.HOST,
      port: environment.PORT,
      metricsPort: environment.METRICS_PORT,
      trustedProxies: environment.TRUSTED_PROXIES,
      webRoot: resolve(environment.WEB_ROOT),
    },
    database: { uri: environment.MONGODB_URI, dataDir: resolve(environment.DATA_DIR) },
    uploadsDir: uploadsDirOf(environment),
    admins: environment.ADMINS.map(toAdmin),
    adminFactorKeys: environment.ADMIN_FACTOR_KEY,
    push: toPush(environment),
    bots: environment.BOT_KEYS.map(toMachine),
    relays: environment.RELAY_KEYS.map(toMachine),
    relaySecrets: environment.RELAY_SECRETS,
    paymentNumbers: PAYMENT_METHODS.flatMap(
      (method) => environment[paymentNumberVariable(method)] ?? [],
    ),
    telegram: {
      botTokens: environment.TELEGRAM_BOT_TOKEN,
      botName: environment.TELEGRAM_BOT_NAME,
      botId: botIdOf(environment.TELEGRAM_BOT_TOKEN[0]),
      widgetUrl: environment.TELEGRAM_WIDGET_URL,
      maxAgeSeconds: environment.TELEGRAM_MAX_AGE_SECONDS,
      sales: environment.TELEGRAM_SALES,
      appFrame: appFrameOf(environment),
      trialWebPort: trialWebPortOf(environment),
    },
    brand: {
      name: environment.BRAND_NAME,
      botUrl: botUrlOf(environment),
      supportBotUrl: environment.SUPPORT_BOT_URL,
      supportContactUrl: environment.SUPPORT_CONTACT_URL,
      channelUrl: environment.CHANNEL_URL,
    },
    reminderDays: environment.REMINDER_DAYS,
    lockedDetails: environment.LOCKED_DETAILS,
    geoDatabase: environment.GEO_DATABASE && resolve(environment.GEO_DATABASE),
    timeZone: environment.SERVICE_TIME_ZONE,
    tracing: toTracing(environment),
    logLevel: environment.LOG_LEVEL,
  };
}

function uploadsDirOf({ UPLOADS_DIR, DATA_DIR }: Environment): string {
  return resolve(UPLOADS_DIR ?? join(DATA_DIR, 'uploads'));
}

function contains(outer: string, inner: string): boolean {
  return !relative(outer, inner).startsWith('..');
}

/** `name` or `name:role`. An entry without a role is an owner, as in versions before roles existed. */
function toAdmin({ name, role, secret }: Environment['ADMINS'][number]): ConfiguredAdmin {
  return { name, role, passwordHash: secret };
}

function toPush({ VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Environment) {
  const publicKey = privateKey && publicKeyOf(privateKey);
  return privateKey && publicKey && subject ? { publicKey, privateKey, subject } : null;
}

function toMachine({ name, secret }: { name: string; secret: string }): ConfiguredMachine {
  return { name, keyHash: secret };
}

function botIdOf(token: string | undefined): number | null {
  return token === undefined ? null : Number(token.split(':')[0]);
}
