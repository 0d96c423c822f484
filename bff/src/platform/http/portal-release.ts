import { PORTAL_RELEASE_PARTS, type PortalReleasePart } from '@portal/contracts';
import type { IncomingHttpHeaders } from 'node:http';

const VERSION = /^[A-Za-z0-9._+-]{1,64}$/;
const LONGEST = 256;

/** Versions of shell and portals, as far as they are known. */
export type PortalReleases = Readonly<Partial<Record<PortalReleasePart, string>>>;

/**
 * What a page says of its versions in `x-portal-release: shell@<version> user-portal@<version>`. Anybody
 * may send it, so it is believed for the log only, and only where it has the form of a version.
 */
export function readPortalReleases(headers: IncomingHttpHeaders): PortalReleases {
  const header = headers['x-portal-release'];
  return typeof header === 'string' ? readReleases(header) : {};
}

/** The same from a text. */
export function readReleases(text: string): PortalReleases {
  if (text.length > LONGEST) return {};
  const given = text.split(' ').map((entry) => entry.split('@'));
  const isKnown = ([part, version, ...rest]: string[]): boolean =>
    PORTAL_RELEASE_PARTS.some((one) => one === part) &&
    rest.length === 0 &&
    VERSION.test(version ?? '');
  return Object.fromEntries(given.filter(isKnown)) as PortalReleases;
}
