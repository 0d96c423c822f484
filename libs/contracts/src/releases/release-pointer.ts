/** A portal that the shell can load. */
export type PortalName = 'user-portal' | 'admin-portal';

/** One built version of a portal. */
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

/** A version that a part of the users gets before all do (OPS-7). */
export interface CanaryRelease {
  /** Percentage of users who get it, 0 to 100. */
  readonly percent: number;
  /** Selects these users (`isInCohort` of rules); another canary has another salt. */
  readonly salt: string;
  readonly release: PortalRelease;
}

/**
 * A version that was live before. Small, because the pointer is read on each load: the rest stands in
 * its record.
 */
export interface EarlierRelease {
  readonly version: string;
  /** Version of the contract it was built for. */
  readonly contract: number;
  /** Address of its PortalRelease as JSON, from the origin's root. */
  readonly record: string;
  /** Subresource integrity of that record: `sha384-…`. */
  readonly integrity: string;
}

/** `/releases.json`: which version of each portal is live, revalidated on every load. */
export interface ReleasePointer {
  /** Grows by one with each change; guards compare-and-swap. */
  readonly revision: number;
  /** The live versions. */
  readonly portals: Readonly<Record<PortalName, PortalRelease>>;
  /** Versions on trial. */
  readonly canaries?: Readonly<Partial<Record<PortalName, CanaryRelease>>>;
  /** Versions to use when the live version is damaged or no longer answered; newest first. */
  readonly earlier?: Readonly<Partial<Record<PortalName, readonly EarlierRelease[]>>>;
}

/** Path of the file with the shell's version in the web root, for administrators; nothing loads it. */
export const SHELL_FILE = 'shell.json';

/** Content of SHELL_FILE. */
export interface LiveShell {
  readonly version: string;
}

/** Name of the record in a version's folder. */
export const RECORD_FILE = 'release.json';

/** Version of the contract between portals and service; grows when a call is removed or narrowed. */
export const CONTRACT_VERSION = 2;

/**
 * Contract versions that a service of this code still answers in full. A service that narrows a call
 * keeps the version before here until no live portal asks for it. Version 1 called bulk actions by other
 * addresses, which this service does not answer: release the admin portal right after the service.
 */
export const SERVED_CONTRACTS: readonly number[] = [1, CONTRACT_VERSION];

/** The parts of a page; each has its own version. */
export const PORTAL_RELEASE_PARTS = ['shell', 'user-portal', 'admin-portal'] as const;
export type PortalReleasePart = (typeof PORTAL_RELEASE_PARTS)[number];
