type Release = readonly [major: number, minor: number, patch: number];

/** @returns null for anything but three numbers, such as a pre-release. */
function releaseOf(version: string): Release | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Below 0 when `one` is earlier than `other`. */
function compare(one: Release, other: Release): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/**
 * Whether a version is in a range of the form that portals are built with: `>=1.2.3 <2.0.0` (`acceptedRange` of
 * shared-modules.ts). Any other form is in no range, so the shell refuses the portal.
 */
export function satisfy(version: string, range: string): boolean {
  const [, from = '', to = ''] = /^>=(\S+) <(\S+)$/.exec(range) ?? [];
  const [release, least, end] = [releaseOf(version), releaseOf(from), releaseOf(to)];
  if (!release || !least || !end) return false;
  return compare(release, least) >= 0 && compare(release, end) < 0;
}
