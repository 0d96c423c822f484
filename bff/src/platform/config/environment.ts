import { DEFAULT_SERVICE_ZONE, METHODS } from '@portal/rules';
import { isIP } from 'node:net';
import { z } from 'zod';
import { publicKeyOf } from './vapid-keys';
import { tracingEnvironment } from './tracing-environment';
import {
  isTimeZone,
  listOf,
  lockedDetails,
  namedAdmins,
  namedSecrets,
  optionalText,
  optionalUrl,
  paymentNumbersEnvironment,
  reminderDays,
  rotatedSecret,
} from './parsers';

/** Sample and trial secrets start with this word, so that production can refuse them. */
export const TRIAL_SECRET_MARK = 'trial';

/** Payment numbers that a trial shows. No money may be sent to them. */
export const TRIAL_PAYMENT_NUMBERS = Object.values(METHODS).flatMap(
  ({ trialNumber }) => trialNumber?.split(':')[0] ?? [],
);

const ARGON2ID = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/;
const SHA256_HEX = /^[0-9a-f]{64}$/;
const BOT_TOKEN = /^\d{6,12}:[A-Za-z0-9_-]{30,}$/;

const optionalPort = optionalText.transform((text, context): number | null => {
  if (text === null) return null;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  context.addIssue({ code: 'custom', message: 'must be a port, or empty' });
  return z.NEVER;
});

const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

/** A range of all addresses would trust any client's X-Forwarded-For header. */
const holdsEverybody = (range: string): boolean => /\/0+$/.test(range);

/** Schema of the environment variables (bff/README.md). It reports every problem and repeats no secret. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port')
    .default('4200')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port'),
  METRICS_PORT: optionalPort,
  HOST: z.string().min(1).default('127.0.0.1'),
  MONGODB_URI: optionalText.refine(
    (uri) => uri === null || /^mongodb(\+srv)?:\/\/./.test(uri),
    'must begin with mongodb:// or mongodb+srv://, or be empty',
  ),
  DATA_DIR: z.string().min(1).default('.data'),
  UPLOADS_DIR: optionalText,
  TRIAL: z.enum(['1', ''], "must be '1' or empty").default(''),
  WEB_ROOT: z.string().min(1).default('dist/www'),
  ADMINS: namedAdmins(ARGON2ID),
  ADMIN_FACTOR_KEY: rotatedSecret(
    (key) => key.length >= 32,
    'each needs at least 32 characters, or it is empty',
  ),
  BOT_KEYS: namedSecrets(SHA256_HEX, 'name=sha256-in-hex'),
  RELAY_KEYS: namedSecrets(SHA256_HEX, 'name=sha256-in-hex'),
  RELAY_SECRETS: rotatedSecret(
    (secret) => secret.length >= 32,
    'each needs at least 32 characters',
  ),
  VAPID_PRIVATE_KEY: optionalText.refine(
    (key) => key === null || publicKeyOf(key) !== null,
    'must be a private key of P-256 in base64url, or empty',
  ),
  VAPID_SUBJECT: optionalText.refine(
    (subject) => subject === null || /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject),
    'must begin with mailto: or https://, or be empty',
  ),
  ...paymentNumbersEnvironment,
  TELEGRAM_BOT_TOKEN: rotatedSecret(
    (token) => BOT_TOKEN.test(token),
    'has not the shape of a bot token',
  ).refine(
    (tokens) => new Set(tokens.map((token) => token.split(':')[0])).size <= 1,
    'holds tokens of two bots',
  ),
  TELEGRAM_BOT_NAME: optionalText.refine(
    (name) => name === null || /^[A-Za-z][A-Za-z0-9_]{4,31}$/.test(name),
    'must be a bot name without @, or empty',
  ),
  TELEGRAM_WIDGET_URL: z
    .string()
    .url()
    .startsWith('https://')
    .default('https://telegram.org/js/telegram-widget.js?22'),
  TELEGRAM_MAX_AGE_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds')
    .default('300')
    .transform(Number)
    .refine((seconds) => seconds <= 86_400, 'must be at most 86400'),
  TELEGRAM_SALES: z.enum(['outside', 'inside']).default('outside'),
  TRIAL_TELEGRAM_PORT: optionalPort,
  SERVICE_TIME_ZONE: z
    .string()
    .default(DEFAULT_SERVICE_ZONE)
    .refine(isTimeZone, 'is not a time zone'),
  BRAND_NAME: z.string().trim().min(1).max(40).default('Dhara'),
  BOT_URL: optionalUrl,
  SUPPORT_BOT_URL: optionalUrl,
  SUPPORT_CONTACT_URL: optionalUrl,
  CHANNEL_URL: optionalUrl,
  REMINDER_DAYS: reminderDays,
  LOCKED_DETAILS: lockedDetails,
  TRUSTED_PROXIES: listOf(',')
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'must be addresses or CIDR ranges separated by commas',
    )
    .refine(
      (ranges) => !ranges.some(holdsEverybody),
      'a range of /0 trusts everybody; name the proxies',
    ),
  GEO_DATABASE: optionalText,
  ...tracingEnvironment,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The environment after parsing. */
export type Environment = z.output<typeof environmentSchema>;
