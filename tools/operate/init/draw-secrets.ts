import { createECDH, createHash, randomBytes } from 'node:crypto';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A private key of P-256, which signs messages to browsers. A draw of fewer than 32 bytes gets zeros in front. */
function pushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

/** The random values of an installation. */
interface DrawnSecrets {
  /** Files of docker/secrets that compose mounts, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Keys for other people's machines; the service gets only their hashes. */
  readonly handedOver: Readonly<Record<string, string>>;
  /** Variables of the service. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Draws every secret of an installation, each for one purpose.
 * @param databaseUri the address of a database of one's own; null: the one of compose.yaml.
 * @param mongoPassword the password of an earlier run, which the database already knows.
 */
export function drawSecrets(
  databaseUri: string | null,
  mongoPassword: string = hex(32),
): DrawnSecrets {
  const [botKey, relayKey] = [hex(32), hex(32)];
  const relaySecret = hex(32);
  return {
    files: {
      'mongo-key': randomBytes(756).toString('base64'),
      'mongo-root-password': hex(32),
      'mongo-password': mongoPassword,
    },
    handedOver: { 'bot-key': botKey, 'relay-key': relayKey, 'relay-secret': relaySecret },
    variables: {
      MONGODB_URI:
        databaseUri ?? `mongodb://portal:${mongoPassword}@mongo:27017/portal?replicaSet=rs0`,
      ADMIN_FACTOR_KEY: hex(32),
      BOT_KEYS: `bot=${sha256(botKey)}`,
      RELAY_KEYS: `relay=${sha256(relayKey)}`,
      RELAY_SECRETS: relaySecret,
      BACKUP_KEY: hex(32),
      VAPID_PRIVATE_KEY: pushKey(),
    },
  };
}
