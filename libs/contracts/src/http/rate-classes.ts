/**
 * Whose requests are counted together: those of the signed-in caller (subscriber, administrator or machine,
 * from any address), or without a session those of an address block: an IPv4 address or an IPv6 /64.
 */
export type RateScope = 'caller' | 'address';

/** Maximum requests per minute of one class, for one caller or address block, on one instance. */
export interface RateLimit {
  readonly scope: RateScope;
  /** In production; null: never refused. */
  readonly perMinute: number | null;
  /** In trials and tests, where one machine sends the requests of many users. */
  readonly outsideProduction: number | null;
}

/** More than any test, benchmark or demo reaches; the requests are still counted. */
const WIDE = 600_000;

const perCaller = (perMinute: number, outsideProduction: number): RateLimit => ({
  scope: 'caller',
  perMinute,
  outsideProduction,
});

const perAddress = (perMinute: number, outsideProduction: number): RateLimit => ({
  scope: 'address',
  perMinute,
  outsideProduction,
});

/**
 * The rate classes of the service. Each class has its own counter. CALL_RATES assigns a class to each call.
 */
export const RATE_CLASSES = {
  /** Calls without a class of their own. Two tabs that poll use about a quarter of it. */
  usual: perCaller(300, WIDE),
  order: perCaller(5, WIDE),
  upload: perCaller(5, 5),
  /** Searches by text, which cost more than a read by id. */
  search: perCaller(30, WIDE),
  'code-generation': perCaller(10, 10),
  /** Transaction ids that a payer types. */
  'typed-id': perCaller(10, 10),
  /**
   * Passwords and codes of a signed-in caller. Counted per caller, so that others at the same address have no
   * effect.
   */
  proof: perCaller(30, WIDE),
  /** Lists that are read completely for a file: 500 pages of 100 rows, while screens still send requests. */
  export: perCaller(600, WIDE),
  /** Bot and relay send many reports: 1,000 a second, more than an instance can answer. */
  machine: perCaller(60_000, WIDE),
  /** Passwords and Telegram payloads at a sign-in. */
  'sign-in': perAddress(30, 6_000),
  /**
   * Reads without a session. A first visit sends two or three, so a hundred users behind one address of a
   * mobile network can come within one minute. A signed-in caller who reaches the limit of the address uses
   * the caller's own limit.
   */
  public: perAddress(300, WIDE),
  /** Errors and measurements that pages report; a page rarely sends one. */
  report: perAddress(60, 60),
  /** Browsers' reports of violations of the page policy. */
  'policy-report': perAddress(60, 60),
  /** Pages, their files and photos; a list of users shows a hundred photos. The edge has the same limit. */
  file: perAddress(6_000, WIDE),
  /** Requests that were refused because the session, key or permission was missing. */
  refused: perAddress(300, WIDE),
  /** Health probes. A refused probe would make the supervisor restart a healthy instance. */
  probe: { scope: 'address', perMinute: null, outsideProduction: null },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Name of a rate class. */
export type RateClass = keyof typeof RATE_CLASSES;

/** A list with two classes: one for requests with a text in `search`, one for the others. */
export interface SearchableRate {
  readonly plain: RateClass;
  readonly searched: RateClass;
}

/** An entry of CALL_RATES. */
export type CallRate = RateClass | SearchableRate;

/** The class of one request. `search` is the raw query parameter of that name. */
export function rateClassOf(rate: CallRate, search: unknown): RateClass {
  if (typeof rate === 'string') return rate;
  const hasText = typeof search === 'string' ? search.trim() !== '' : search !== undefined;
  return hasText ? rate.searched : rate.plain;
}
