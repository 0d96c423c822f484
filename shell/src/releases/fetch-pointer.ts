import type { PortalName, PortalRelease, ReleasePointer } from '@portal/contracts';

import { IS_DEVELOPMENT } from '../is-development';

/** Whether a value has the form of a release. */
export function isRelease(value: unknown): value is PortalRelease {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entry' in value &&
    typeof value.entry === 'string' &&
    'preload' in value &&
    Array.isArray(value.preload) &&
    'integrity' in value &&
    typeof value.integrity === 'object' &&
    'contract' in value &&
    typeof value.contract === 'number'
  );
}

function isPointer(value: unknown): value is ReleasePointer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'portals' in value &&
    typeof value.portals === 'object' &&
    value.portals !== null
  );
}

/**
 * Reads the release pointer, bypassing all caches.
 * @throws Error when it cannot be loaded or is not a release pointer.
 */
export async function fetchPointer(signal?: AbortSignal): Promise<ReleasePointer> {
  const response = await fetch('/releases.json', { cache: 'no-store', signal: signal ?? null });
  if (!response.ok) throw new Error(`/releases.json answered ${response.status}`);
  const value: unknown = await response.json();
  if (!isPointer(value)) throw new Error('/releases.json is not a release pointer');
  return value;
}

/**
 * Whether a portal may run a file: only files of its own folder on this origin (OPS-5, OPS-15). In
 * development the files come from dev servers.
 */
export function isOwnFile(name: PortalName, url: unknown): url is string {
  if (typeof url !== 'string') return false;
  return IS_DEVELOPMENT || (url.startsWith(`/remotes/${name}/`) && !url.includes('..'));
}

/** Whether the manifest and all preloaded files of a release are in the portal's own folder. */
export const hasOwnFilesOnly = (name: PortalName, { entry, preload }: PortalRelease): boolean =>
  [entry, ...preload].every((url) => isOwnFile(name, url));

/**
 * Validates a value as a release of a portal.
 * @param from source of the value, for the message.
 * @throws Error when it is not a release, or has files outside the portal's own folder.
 */
export function asRelease(value: unknown, name: PortalName, from: string): PortalRelease {
  if (!isRelease(value)) throw new Error(`${from} names no release of ${name}`);
  if (!hasOwnFilesOnly(name, value)) {
    throw new Error(`${from} names files outside /remotes/${name}/`);
  }
  return value;
}

/** The live release of a portal. @throws Error as `asRelease`. */
export const releaseOf = (pointer: ReleasePointer, name: PortalName): PortalRelease =>
  asRelease(pointer.portals[name], name, '/releases.json');
