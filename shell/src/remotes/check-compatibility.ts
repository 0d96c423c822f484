import type { PortalName } from '@portal/contracts';
import { getInstance, satisfy } from '@module-federation/runtime';

import type { FederationManifest } from '../releases/download-release';
import { PortalProblem } from './portal-problem';

/** Versions of shared modules that this shell provides, by module name. */
export type ProvidedVersions = ReadonlyMap<string, readonly string[]>;

/**
 * The versions of the running shell. Portals list their own versions in the same scope; those do not count.
 */
export function providedVersions(): ProvidedVersions {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return new Map(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.entries(versions).flatMap(([version, share]) =>
        share.from === 'shell' ? [version] : [],
      ),
    ]),
  );
}

/**
 * Refuses a portal that needs a shared module which this shell does not have, or has in an older version. The
 * federation runtime only warns and then returns `undefined`.
 * @throws PortalProblem 'incompatible'.
 */
export function assertCompatible(
  name: PortalName,
  manifest: FederationManifest,
  provided: ProvidedVersions,
): void {
  const unmet = manifest.shared.filter(
    ({ name: share, requiredVersion }) =>
      !(provided.get(share) ?? []).some((version) => satisfy(version, requiredVersion)),
  );
  if (unmet.length === 0) return;
  const needs = unmet.map(
    (share) =>
      `${share.name} ${share.requiredVersion} (shell has ${provided.get(share.name)?.join(', ') ?? 'none'})`,
  );
  throw new PortalProblem('incompatible', `${name} needs a newer shell: ${needs.join('; ')}`);
}
