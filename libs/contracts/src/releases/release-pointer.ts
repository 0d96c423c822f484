/** A portal that the shell can load. */
export type PortalName = 'user-portal' | 'admin-portal';

/** One built version of a portal. */
export interface PortalRelease {
  /** Name of its folder in /remotes/<portal>/. */
  readonly version: string;
  /** Path of the federation manifest, from the origin's root. */
  readonly entry: string;
  /** Paths of the files to preload, from the origin's root. */
  readonly preload: readonly string[];
  /** Subresource integrity by path, from the origin's root: `sha384-…`. */
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
  /** Selects these users (`isInCohort` of rules); each canary has another salt. */
  readonly salt: string;
  readonly release: PortalRelease;
}

/**
 * A version that was live before. Only a few fields, because the pointer is read on each page load; the rest
 * is in the version's record.
 */
export interface EarlierRelease {
  readonly version: string;
  /** Version of the contract it was built for. */
  readonly contract: number;
  /** Path of its PortalRelease as JSON, from the origin's root. */
  readonly record: string;
  /** Subresource integrity of that record: `sha384-…`. */
  readonly integrity: string;
}

/** `/releases.json`: the live version of each portal. Revalidated on every load. */
export interface ReleasePointer {
  /** Increases by one with each change; for compare-and-swap. */
  readonly revision: number;
  /** The live versions. */
  readonly portals: Readonly<Record<PortalName, PortalRelease>>;
  /** Canary versions. */
  readonly canaries?: Readonly<Partial<Record<PortalName, CanaryRelease>>>;
  /** Versions to use when the live version is damaged or its contract is no longer served; newest first. */
  readonly earlier?: Readonly<Partial<Record<PortalName, readonly EarlierRelease[]>>>;
}

/** File in the web root with the shell's versions. The service reads it; no page loads it. */
export const SHELL_FILE = 'shell.json';

/** A version of the shell that a part of the visitors gets before all do. */
export interface ShellCanary {
  /** Also selects these visitors, as the salt of a portal's canary does. */
  readonly version: string;
  /** Percentage of visitors who get it, 0 to 100. */
  readonly percent: number;
  /** Subresource integrity of its page: `sha384-…`. */
  readonly integrity: string;
}

/** Content of SHELL_FILE. */
export interface LiveShell {
  readonly version: string;
  /** Absent: all visitors get the live version. */
  readonly canary?: ShellCanary;
}

/** Cookie with the version of the shell's canary, in browsers that were chosen for it. */
export const SHELL_COOKIE = 'shell';

/** Path of the page of a version of the shell, from the origin's root. */
export const shellPage = (version: string): string => `/remotes/shell/${version}/index.html`;

/** Name of the record in a version's folder. */
export const RECORD_FILE = 'release.json';

/** Version of the contract between portals and service. Increase it when a call is removed or narrowed. */
export const CONTRACT_VERSION = 2;

/**
 * Contract versions that this service still answers. A service that narrows a call keeps the previous version
 * in this list until no live portal uses it. Version 1 had other paths for bulk actions, which this service
 * does not answer. So release the admin portal directly after the service.
 */
export const SERVED_CONTRACTS: readonly number[] = [1, CONTRACT_VERSION];

/** The parts of a page; each has its own version. */
export const PORTAL_RELEASE_PARTS = ['shell', 'user-portal', 'admin-portal'] as const;
export type PortalReleasePart = (typeof PORTAL_RELEASE_PARTS)[number];
