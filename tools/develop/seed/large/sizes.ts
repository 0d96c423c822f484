/** Sizes of a large seed. */
export interface Sizes {
  readonly users: number;
  readonly downloads: number;
  readonly payments: number;
  readonly logins: number;
  readonly codes: number;
}

/** The sizes of PERF-5. */
export const LARGE: Sizes = {
  users: 50_000,
  downloads: 5_000_000,
  payments: 200_000,
  logins: 1_000_000,
  codes: 50_000,
};

/** A share of the sizes. The number of users stays the same. */
export const shareOf = (share: number, { users, ...rest }: Sizes = LARGE): Sizes => ({
  users,
  downloads: Math.round(rest.downloads * share),
  payments: Math.round(rest.payments * share),
  logins: Math.round(rest.logins * share),
  codes: Math.round(rest.codes * share),
});

/** The part of `total` for the nth of `owners`. Parts differ by at most one. */
export const partOf = (total: number, owners: number, number: number): number =>
  Math.floor(total / owners) + Number(number < total % owners);
