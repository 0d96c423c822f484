/**
 * Who shares an allowance: the signed-in caller (subscriber, administrator or machine, whatever address
 * they use), or the address block of somebody who has not signed in: an IPv4 address, a /64 of IPv6.
 */
export type RateScope = 'caller' | 'address';

/** How many requests a minute of one class one caller or address block may send to one instance. */
export interface RateLimit {
  readonly scope: RateScope;
  /** In production; null: never refused. */
  readonly perMinute: number | null;
  /** In trials and tests, which send from one machine what many people would send. */
  readonly outsideProduction: number | null;
}

/** More than any test, benchmark or demo reaches; the requests are counted all the same. */
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
 * The rate classes of the service. Requests of one class share one counter, those of another class do
 * not touch it. Which call belongs to which class: CALL_RATES.
 */
export const RATE_CLASSES = {
  /** Everything that needs no class of its own. Two tabs that poll use about a quarter. */
  usual: perCaller(300, WIDE),
  order: perCaller(5, WIDE),
  upload: perCaller(5, 5),
  /** Lookups by a text, which cost more than a read by id. */
  search: perCaller(30, WIDE),
  'code-generation': perCaller(10, 10),
  /** Transaction ids that a payer typed. */
  'typed-id': perCaller(10, 10),
  /** Passwords and codes of somebody who is signed in; strangers at the same address do not count. */
  proof: perCaller(30, WIDE),
  /** Lists that are read to the end for a file: 500 pages of 100 rows, while screens go on. */
  export: perCaller(600, WIDE),
  /** Bot and relay report in bulk: 1,000 a second, more than an instance can answer. */
  machine: perCaller(60_000, WIDE),
  /** Passwords and Telegram's data of somebody who is not signed in. */
  'sign-in': perAddress(30, 6_000),
  /**
   * Reads without signing in. A first visit sends two or three, so that a hundred people behind one
   * address of a mobile network can come in one minute. Signed-in callers who meet the limit of their
   * address go on with their own allowance.
   */
  public: perAddress(300, WIDE),
  /** Errors and measurements that pages report; a page sends one in a while. */
  report: perAddress(60, 60),
  /** What browsers report of the page policy. */
  'policy-report': perAddress(60, 60),
  /** Pages, their files and photos: a list of users shows a hundred; as much as the edge lets through. */
  file: perAddress(6_000, WIDE),
  /** Requests that were refused for want of a session, key or permission. */
  refused: perAddress(300, WIDE),
  /** Health: a refused probe would make the supervisor end an instance that works. */
  probe: { scope: 'address', perMinute: null, outsideProduction: null },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Name of a rate class. */
export type RateClass = keyof typeof RATE_CLASSES;

/** A list whose requests with a text in `search` belong to another class than its plain ones. */
export interface SearchableRate {
  readonly plain: RateClass;
  readonly searched: RateClass;
}

/** What the table says of a call. */
export type CallRate = RateClass | SearchableRate;

/** The class of one request. `search` is the query parameter of that name, as it came. */
export function rateClassOf(rate: CallRate, search: unknown): RateClass {
  if (typeof rate === 'string') return rate;
  const hasText = typeof search === 'string' ? search.trim() !== '' : search !== undefined;
  return hasText ? rate.searched : rate.plain;
}
