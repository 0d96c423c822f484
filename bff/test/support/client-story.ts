/** The way to the service, and the secrets of its callers. */
export interface Access {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly botKey: string;
  readonly relayKey: string;
  readonly relaySecret: string;
  readonly adminPassword: string;
  /** Unix seconds. */
  readonly now: () => number;
  /** Resolves when the service has done its regular work. */
  readonly waitForJobs: () => Promise<void>;
}

/** What a bot, a relay and their subscriber got. */
interface Story {
  readonly opened: { readonly role: string | null; readonly isNew: boolean };
  readonly bot: {
    readonly allowed: boolean;
    readonly progress: number | null;
    /** Ids of running tasks. */
    readonly running: readonly string[];
    /** Videos left: before, after a download, after its repeated report, after a redeemed code. */
    readonly balances: readonly number[];
    readonly granted: { readonly days: number; readonly videos: number };
    /** Error code of the code's second use. */
    readonly refusedAgain: string | undefined;
  };
  readonly relay: {
    readonly outcomes: readonly string[];
    readonly repeats: readonly boolean[];
    /** Error code of a body with the signature of another one. */
    readonly forged: string | undefined;
  };
  /** Status of the order before and after its payment. */
  readonly order: readonly string[];
  /** Causes of the messages about a plan that started. */
  readonly messages: readonly string[];
}

/** Plays the story of one subscriber. */
export type PlayStory = (access: Access, userId: number) => Promise<Story>;
