import { PORTAL_RELEASE_PARTS, type PortalReleasePart } from '@portal/contracts';
import type { IncomingHttpHeaders } from 'node:http';

const VERSION = /^[A-Za-z0-9._+-]{1,64}$/;
const LONGEST = 256;

/** Known versions of shell and portals. */
export type PortalReleases = Readonly<Partial<Record<PortalReleasePart, string>>>;

/**
 * The versions that a page sends in `x-portal-release: shell@<version> user-portal@<version>`. Anybody can
 * send the header, so it is used for the log only, and only when it has the format of a version.
 */
export function readPortalReleases(headers: IncomingHttpHeaders): PortalReleases {
  const header = headers['x-portal-release'];
  return typeof header === 'string' ? readReleases(header) : {};
}

/** Parses the same format from a text. */
export function readReleases(text: string): PortalReleases {
  if (text.length > LONGEST) return {};
  const given = text.split(' ').map((entry) => entry.split('@'));
  const isKnown = ([part, version, ...rest]: string[]): boolean =>
    PORTAL_RELEASE_PARTS.some((one) => one === part) &&
    rest.length === 0 &&
    VERSION.test(version ?? '');
  return Object.fromEntries(given.filter(isKnown)) as PortalReleases;
}
