/** Sizes of a large seed. */
export interface Sizes {
  readonly users: number;
  readonly downloads: number;
  readonly payments: number;
  readonly logins: number;
  readonly codes: number;
  /** Records of the audit of users; batches of codes have one each in addition. */
  readonly audit: number;
  /** Users who are signed in. */
  readonly sessions: number;
  /** Open offers. */
  readonly offers: number;
  /** Reports of money without an order. */
  readonly unmatched: number;
}

/** The sizes of PERF-5. */
export const LARGE: Sizes = {
  users: 50_000,
  downloads: 5_000_000,
  payments: 200_000,
  logins: 1_000_000,
  codes: 50_000,
  audit: 1_000_000,
  sessions: 25_000,
  offers: 10_000,
  unmatched: 200,
};

/** A share of the sizes. The number of users stays the same. */
export const shareOf = (share: number, { users, ...rest }: Sizes = LARGE): Sizes => ({
  users,
  downloads: Math.round(rest.downloads * share),
  payments: Math.round(rest.payments * share),
  logins: Math.round(rest.logins * share),
  codes: Math.round(rest.codes * share),
  audit: Math.round(rest.audit * share),
  sessions: Math.round(rest.sessions * share),
  offers: Math.round(rest.offers * share),
  unmatched: Math.round(rest.unmatched * share),
});

/** The part of `total` for the nth of `owners`. Parts differ by at most one. */
export const partOf = (total: number, owners: number, number: number): number =>
  Math.floor(total / owners) + Number(number < total % owners);
