/** A version of the product, relative to this checkout. */
export type Age = 'n-1' | 'n' | 'n+1';

/** One combination of versions. */
export interface Cell {
  readonly shell: 'n-1' | 'n';
  /** Version of both portals. */
  readonly remote: Age;
  readonly bff: 'n-1' | 'n';
}

const SHELLS = ['n-1', 'n'] as const;
const REMOTES = ['n-1', 'n', 'n+1'] as const;
const SERVICES = ['n-1', 'n'] as const;

/** All twelve combinations (OPS-11), grouped by bff, because each bff is started once. */
export const CELLS: readonly Cell[] = SERVICES.flatMap((bff) =>
  SHELLS.flatMap((shell) => REMOTES.map((remote) => ({ shell, remote, bff }))),
);

/**
 * After the twelve combinations, only the service is rolled back, with data that version n has migrated
 * (OPS-25, OPS-38). A rollback of only shell and portals is one of the twelve.
 */
export const RETURN: Cell = { shell: 'n', remote: 'n', bff: 'n-1' };

/** Result of a combination. */
export interface CellResult extends Cell {
  /** The newest service version that has used the data. */
  readonly data: 'n-1' | 'n';
  readonly ms: number;
  /** Null when everything worked. */
  readonly failure: string | null;
}
