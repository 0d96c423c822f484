import type { PaymentNumberView } from '@portal/contracts';
import type { AdminRole, DetailField } from '@portal/rules';
import type { TracingSettings } from '../tracing/tracing-settings';

/** An administrator of the configuration, who may sign in. */
export interface ConfiguredAdmin {
  readonly name: string;
  readonly role: AdminRole;
  /** argon2id hash in its standard form. */
  readonly passwordHash: string;
}

/** A machine that may call the gateway. */
export interface ConfiguredMachine {
  readonly name: string;
  /** SHA-256 of the key in lower-case hex. */
  readonly keyHash: string;
}

/**
 * The settings of the service, read from the environment once at start. The class is also the injection
 * token.
 */
export class Config {
  readonly environment!: 'production' | 'development' | 'test';
  readonly isProduction!: boolean;
  /** Trial data, accounts and secrets are in use. Never true in production. */
  readonly isTrial!: boolean;
  /** Which limits of the rate classes apply (RATE_CLASSES of the contracts). */
  readonly rates!: 'perMinute' | 'outsideProduction';
  readonly server!: {
    readonly host: string;
    readonly port: number;
    /** Port of /metrics, never the public one. Null: /metrics is not served. */
    readonly metricsPort: number | null;
    /** Addresses and CIDR ranges of proxies whose X-Forwarded-For header is trusted (SEC-16). */
    readonly trustedProxies: readonly string[];
    /** Folder with the built shell and remotes. */
    readonly webRoot: string;
  };
  readonly database!: {
    /** Null: use the embedded engine with its data in `dataDir`. */
    readonly uri: string | null;
    readonly dataDir: string;
  };
  /** Folder of the users' photos. All instances of one service share it. */
  readonly uploadsDir!: string;
  /** Two entries with the same name are one administrator whose password is being replaced. */
  readonly admins!: readonly ConfiguredAdmin[];
  /**
   * Keys that encrypt the secrets of authenticator apps. The first one encrypts, all of them decrypt. Empty:
   * no app can be set up.
   */
  readonly adminFactorKeys!: readonly string[];
  /** Keys that sign messages to browsers (RFC 8292), base64url; null: none are sent. */
  readonly push!: {
    readonly publicKey: string;
    readonly privateKey: string;
    /** Address of the operator for push services: mailto: or https:. */
    readonly subject: string;
  } | null;
  /** Two entries with the same name are one bot or relay whose key is being replaced. */
  readonly bots!: readonly ConfiguredMachine[];
  readonly relays!: readonly ConfiguredMachine[];
  /** Signing secrets of the relay. Two may be active while one replaces the other. */
  readonly relaySecrets!: readonly string[];
  /** The numbers that subscribers send money to, at most one for each method. */
  readonly paymentNumbers!: readonly PaymentNumberView[];
  readonly telegram!: {
    /** Tokens that verify the data signed by the Telegram widget. Empty: sign-in by Telegram is off. */
    readonly botTokens: readonly string[];
    /** Name of the bot without @. */
    readonly botName: string | null;
    /** Numeric id of the bot: the part of its token before the colon, which is public. */
    readonly botId: number | null;
    /** Address of Telegram's sign-in script. */
    readonly widgetUrl: string;
    /** Maximum age of accepted sign-in data, in seconds (SEC-4). */
    readonly maxAgeSeconds: number;
    /** Where the Mini App sells: in the browser outside of Telegram, or inside. */
    readonly sales: 'outside' | 'inside';
    /** Origin that may frame the Mini App's entry. Null: none, because sign-in by Telegram is off. */
    readonly appFrame: string | null;
    /** Port of the trial's stand-in for Telegram Web. Null: there is none. Always null outside a trial. */
    readonly trialWebPort: number | null;
  };
  /** The first version of the service details: see ServiceDetailsService. */
  readonly brand!: {
    readonly name: string;
    /** Where subscribers send links to the bot. */
    readonly botUrl: string | null;
    readonly supportBotUrl: string | null;
    readonly supportContactUrl: string | null;
    readonly channelUrl: string | null;
  };
  /** Days left at which a subscriber is reminded of the plan's end, most first. */
  readonly reminderDays!: readonly number[];
  /** The service details that the environment decides, whatever administrators publish. */
  readonly lockedDetails!: readonly DetailField[];
  /** File of the GeoIP database. Null: places of addresses are unknown. */
  readonly geoDatabase!: string | null;
  /** IANA zone of "today" and "last 30 days". */
  readonly timeZone!: string;
  /** Null: tracing is off. */
  readonly tracing!: TracingSettings | null;
  readonly logLevel!: string;
}
