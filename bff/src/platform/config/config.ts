import type { PaymentNumberView } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import type { TracingSettings } from '../tracing/tracing-settings';

/** Somebody who may sign in as an administrator. */
export interface ConfiguredAdmin {
  readonly name: string;
  readonly role: AdminRole;
  /** argon2id in its standard form. */
  readonly passwordHash: string;
}

/** A machine that may call the gateway. */
export interface ConfiguredMachine {
  readonly name: string;
  /** SHA-256 of the key in lower-case hex. */
  readonly keyHash: string;
}

/** The settings of the service from its environment, read once at start; also the token to inject it by. */
export class Config {
  readonly environment!: 'production' | 'development' | 'test';
  readonly isProduction!: boolean;
  /** Trial data, accounts and secrets are in use; never in production. */
  readonly isTrial!: boolean;
  /** Which numbers of the rate classes count (contracts' RATE_CLASSES). */
  readonly rates!: 'perMinute' | 'outsideProduction';
  readonly server!: {
    readonly host: string;
    readonly port: number;
    /** Port of /metrics, never the public one; null: not served. */
    readonly metricsPort: number | null;
    /** Addresses and CIDR ranges whose X-Forwarded-For is believed (SEC-16). */
    readonly trustedProxies: readonly string[];
    /** Folder with the built shell and remotes. */
    readonly webRoot: string;
  };
  readonly database!: {
    /** Null: the embedded engine over `dataDir`. */
    readonly uri: string | null;
    readonly dataDir: string;
  };
  /** Folder of the users' photos; instances of one service share it. */
  readonly uploadsDir!: string;
  /** Two entries of one name are one administrator, whose password is being replaced. */
  readonly admins!: readonly ConfiguredAdmin[];
  /**
   * Secrets of authenticator apps are encrypted under the first, and understood under each; none: no app
   * can be set up.
   */
  readonly adminFactorKeys!: readonly string[];
  /** Two entries of one name, of bots as of relays, are one, whose key is being replaced. */
  readonly bots!: readonly ConfiguredMachine[];
  readonly relays!: readonly ConfiguredMachine[];
  /** Signing secrets of the relay; two may be active during a change. */
  readonly relaySecrets!: readonly string[];
  /** Where money is sent, at most one for each method. */
  readonly paymentNumbers!: readonly PaymentNumberView[];
  readonly telegram!: {
    /** What the widget signed under one of them counts; empty: nobody signs in by Telegram. */
    readonly botTokens: readonly string[];
    /** Without @. */
    readonly botName: string | null;
    /** Numeric id of the bot: the part of its token before the colon, which is public. */
    readonly botId: number | null;
    /** Address of Telegram's sign-in script. */
    readonly widgetUrl: string;
    /** Oldest sign-in data that are accepted, in seconds (SEC-4). */
    readonly maxAgeSeconds: number;
  };
  readonly brand!: {
    readonly name: string;
    readonly supportBotUrl: string | null;
    readonly supportContactUrl: string | null;
    readonly channelUrl: string | null;
  };
  /** Database of where addresses lie; null: nobody knows. */
  readonly geoDatabase!: string | null;
  /** IANA zone of "today" and "last 30 days". */
  readonly timeZone!: string;
  /** Null: tracing is off. */
  readonly tracing!: TracingSettings | null;
  readonly logLevel!: string;
}
