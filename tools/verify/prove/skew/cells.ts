/** A version of the product, counted from the code of this checkout. */
export type Age = 'n-1' | 'n' | 'n+1';

/** One meeting of versions. */
export interface Cell {
  readonly shell: 'n-1' | 'n';
  /** Of both portals. */
  readonly remote: Age;
  readonly bff: 'n-1' | 'n';
}

const SHELLS = ['n-1', 'n'] as const;
const REMOTES = ['n-1', 'n', 'n+1'] as const;
const SERVICES = ['n-1', 'n'] as const;

/** All twelve (OPS-11), those of one bff together: it is started once for them. */
export const CELLS: readonly Cell[] = SERVICES.flatMap((bff) =>
  SHELLS.flatMap((shell) => REMOTES.map((remote) => ({ shell, remote, bff }))),
);

/**
 * After the twelve the service alone is taken back, over data that n has brought to its form (OPS-25,
 * OPS-38); shell and portals were taken back alone among the twelve.
 */
export const RETURN: Cell = { shell: 'n', remote: 'n', bff: 'n-1' };

/** What became of a cell. */
export interface CellResult extends Cell {
  /** The newest service that ever worked on the data. */
  readonly data: 'n-1' | 'n';
  readonly ms: number;
  /** Null when all of it worked. */
  readonly failure: string | null;
}
