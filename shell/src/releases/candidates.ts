import type {
  CanaryRelease,
  EarlierRelease,
  PortalName,
  PortalRelease,
  ReleasePointer,
} from '@portal/contracts';
import { isInCohort } from '@portal/rules';

import { hasOwnFilesOnly, isOwnFile, isRelease, releaseOf } from './fetch-pointer';

/** A version that may be started. For an earlier version only the address of its record is known. */
export type Candidate =
  | { readonly contract: number; readonly release: PortalRelease }
  | { readonly contract: number; readonly earlier: EarlierRelease };

function isCanary(value: unknown): value is CanaryRelease {
  return (
    typeof value === 'object' &&
    value !== null &&
    'percent' in value &&
    typeof value.percent === 'number' &&
    'salt' in value &&
    typeof value.salt === 'string' &&
    'release' in value &&
    isRelease(value.release)
  );
}

function isEarlier(value: unknown, name: PortalName): value is EarlierRelease {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof value.contract === 'number' &&
    'record' in value &&
    isOwnFile(name, value.record) &&
    'integrity' in value &&
    typeof value.integrity === 'string' &&
    value.integrity.startsWith('sha384-')
  );
}

/**
 * The versions that may be started for a user, in the order to try: the canary if the user is in its cohort,
 * the live version, then the earlier ones, newest first. Invalid entries of the pointer for a canary or an
 * earlier version are skipped.
 * @param key the user (`visitorKey`); null is in no cohort.
 * @throws Error when the live version is missing or outside the portal's folder.
 */
export function candidatesOf(
  pointer: ReleasePointer,
  name: PortalName,
  key: string | null,
): readonly [Candidate & { readonly release: PortalRelease }, ...Candidate[]] {
  const live = releaseOf(pointer, name);
  const canary: unknown = pointer.canaries?.[name];
  const listed: readonly unknown[] = pointer.earlier?.[name] ?? [];
  const earlier = listed.flatMap((one): Candidate[] =>
    isEarlier(one, name) ? [{ contract: one.contract, earlier: one }] : [],
  );
  const rest = [{ contract: live.contract, release: live }, ...earlier] as const;
  if (key === null || !isCanary(canary) || !isInCohort(key, canary.salt, canary.percent)) {
    return rest;
  }
  const { release } = canary;
  return hasOwnFilesOnly(name, release) ? [{ contract: release.contract, release }, ...rest] : rest;
}
