import type { PortalName, PortalRelease, ReleasePointer } from '@portal/contracts';

import { IS_DEVELOPMENT } from '../is-development';

function isRelease(value: unknown): value is PortalRelease {
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
 * Reads which versions are live, past every cache (design §9).
 * @throws Error when it cannot be had or is not a release pointer.
 */
export async function fetchPointer(signal?: AbortSignal): Promise<ReleasePointer> {
  const response = await fetch('/releases.json', { cache: 'no-store', signal: signal ?? null });
  if (!response.ok) throw new Error(`/releases.json answered ${response.status}`);
  const value: unknown = await response.json();
  if (!isPointer(value)) throw new Error('/releases.json is not a release pointer');
  return value;
}

/**
 * The live release of a portal.
 * @throws Error when the pointer has none, or one that lies outside the portal's own folder: only
 * files of this origin are ever run (goals O5, O15). In development they come from dev servers.
 */
export function releaseOf(pointer: ReleasePointer, name: PortalName): PortalRelease {
  const release: unknown = pointer.portals[name];
  if (!isRelease(release)) throw new Error(`/releases.json names no release of ${name}`);
  const isOwn = (url: unknown): boolean =>
    typeof url === 'string' && url.startsWith(`/remotes/${name}/`) && !url.includes('..');
  if (!IS_DEVELOPMENT && ![release.entry, ...release.preload].every(isOwn)) {
    throw new Error(`/releases.json names files outside /remotes/${name}/`);
  }
  return release;
}
