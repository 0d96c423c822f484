/** How much a large seed makes. */
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

/** Users stay as many as they are; of everything else the given share. */
export const shareOf = (share: number, { users, ...rest }: Sizes = LARGE): Sizes => ({
  users,
  downloads: Math.round(rest.downloads * share),
  payments: Math.round(rest.payments * share),
  logins: Math.round(rest.logins * share),
  codes: Math.round(rest.codes * share),
});

/** How many of `total` belong to the nth of `owners`: they differ by one at most. */
export const partOf = (total: number, owners: number, number: number): number =>
  Math.floor(total / owners) + Number(number < total % owners);
