/** A portal that the shell can load. */
export type PortalName = 'user-portal' | 'admin-portal';

/** One built version of a portal (design §9). */
export interface PortalRelease {
  /** Folder name below /remotes/<portal>/. */
  readonly version: string;
  /** Address of the federation manifest, from the origin's root. */
  readonly entry: string;
  /** Files worth preloading before the shell asks for them, from the origin's root. */
  readonly preload: readonly string[];
  /** Subresource integrity by file, from the origin's root: `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  readonly builtAt: string;
  /** Commit the version was built from, 'unknown' outside a checkout. */
  readonly commit: string;
  /** Version of the contract the portal was built for. */
  readonly contract: number;
}

/** `/releases.json`: which version of each portal is live, revalidated on every load (design §9). */
export interface ReleasePointer {
  /** Grows by one with each change; guards compare-and-swap. */
  readonly revision: number;
  readonly portals: Readonly<Record<PortalName, PortalRelease>>;
}

/** Where the shell's version lies below the web root, for administrators; nothing loads it. */
export const SHELL_FILE = 'shell.json';

/** What SHELL_FILE says. */
export interface LiveShell {
  readonly version: string;
}

/** Version of the contract between portals, shell and service; grows when a call is removed or narrowed. */
export const CONTRACT_VERSION = 1;
