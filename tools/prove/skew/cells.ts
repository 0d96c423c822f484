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

/** All twelve (goal O11), those of one bff together: it is started once for them. */
export const CELLS: readonly Cell[] = SERVICES.flatMap((bff) =>
  SHELLS.flatMap((shell) => REMOTES.map((remote) => ({ shell, remote, bff }))),
);

/** What became of a cell. */
export interface CellResult extends Cell {
  readonly ms: number;
  /** Null when all of it worked. */
  readonly failure: string | null;
}
