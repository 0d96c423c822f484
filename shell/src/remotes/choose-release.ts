import type { PortalName, PortalRelease } from '@portal/contracts';

import type { Candidate } from '../releases/candidates';
import { startDownload } from '../releases/download-release';
import type { FederationManifest, ReleaseDownload } from '../releases/download-release';
import { fetchChecked, isDamage } from '../releases/fetch-checked';
import { asRelease } from '../releases/fetch-pointer';
import { assertCompatible, providedVersions } from './check-compatibility';
import { PortalProblem } from './portal-problem';

/** A release whose first files have arrived and match their hashes. */
export interface ChosenRelease {
  readonly release: PortalRelease;
  readonly manifest: FederationManifest;
}

/** Input of chooseRelease. */
export interface Choice {
  readonly name: PortalName;
  /** In the order to try. */
  readonly candidates: readonly Candidate[];
  /** Contracts that the service answers; null when it does not say. */
  readonly served: Promise<readonly number[] | null>;
  /** Download that the boot script has already started. */
  readonly begun: ReleaseDownload | null;
  readonly signal: AbortSignal;
}

async function releaseOf(
  name: PortalName,
  candidate: Candidate,
  signal: AbortSignal,
): Promise<PortalRelease> {
  if ('release' in candidate) return candidate.release;
  const { record, integrity } = candidate.earlier;
  const bytes = await fetchChecked(record, integrity, { signal });
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return asRelease(value, name, record);
}

async function tryOne(candidate: Candidate, choice: Choice): Promise<ChosenRelease> {
  const { name, begun, signal } = choice;
  const release = await releaseOf(name, candidate, signal);
  const isBegun = begun?.entry === release.entry;
  const download = isBegun ? begun : startDownload(release);
  signal.addEventListener('abort', () => download.abort(), { once: true });
  const served = await choice.served;
  if (served && !served.includes(release.contract)) {
    download.abort();
    throw new PortalProblem(
      'incompatible',
      `${name} ${release.version} was built for contract ${release.contract}, the service answers ${served.join(', ')}`,
    );
  }
  const manifest = await download.ready;
  assertCompatible(name, manifest, providedVersions());
  return { release, manifest };
}

/** Whether a fault is a reason to try another version. A server that refuses or hangs is not. */
const speaksAgainstVersion = (error: unknown): boolean =>
  isDamage(error) || (error instanceof PortalProblem && error.kind === 'incompatible');

/**
 * The first candidate that is undamaged, compatible with this shell, and whose contract the service still
 * answers (OPS-13).
 * @throws PortalProblem 'incompatible', DamagedFile or the error of the fetch: the one of the first
 * candidate.
 */
export async function chooseRelease(choice: Choice): Promise<ChosenRelease> {
  let first: unknown = null;
  for (const candidate of choice.candidates) {
    try {
      return await tryOne(candidate, choice);
    } catch (error) {
      first ??= error;
      if (choice.signal.aborted || !speaksAgainstVersion(error)) throw first;
      console.warn(`A version of ${choice.name} is passed over.`, error);
    }
  }
  throw first;
}
