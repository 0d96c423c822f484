import { userInfo } from 'node:os';

import { Problem } from '../../shared/problem';
import { folderStore } from './store';
import type { Store } from './store';

/** A web root and the person who works on it. */
export interface Site {
  readonly store: Store;
  readonly now: () => Date;
  /** The person or pipeline in the release log. */
  readonly who: string;
  /** Why, for the release log. */
  readonly reason: string | null;
  /** Addresses of the services that the portals will call. Empty: nobody is asked. */
  readonly services: readonly string[];
  /** In production nothing is released without a person and a commit. */
  readonly isProduction: boolean;
}

const NAMELESS = /^uid /;

function operatingSystemUser(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    // In containers the user id often has no name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

/** What a person says about a release beyond the web root. */
interface SiteOptions {
  /** Why; by default RELEASE_REASON. */
  readonly reason?: string | undefined;
  /** Addresses of services, separated by spaces; by default RELEASE_SITE. */
  readonly services?: string | undefined;
}

function addressesOf(text: string): string[] {
  const addresses = text.split(' ').filter((word) => word !== '');
  const wrong = addresses.find((address) => !/^https?:/.test(address) || !URL.canParse(address));
  if (wrong !== undefined) throw new Problem(`${wrong} is no address of a site, like https://…`);
  return addresses;
}

/** The web root in a folder, for RELEASE_BY or else the user of this process. @throws Problem. */
export const openSite = (webRoot: string, { reason, services }: SiteOptions = {}): Site => ({
  store: folderStore(webRoot),
  now: () => new Date(),
  who: process.env['RELEASE_BY'] || operatingSystemUser(),
  reason: reason || process.env['RELEASE_REASON'] || null,
  services: addressesOf(services ?? process.env['RELEASE_SITE'] ?? ''),
  isProduction: process.env['NODE_ENV'] === 'production',
});

/** @throws Problem in production when nobody says who does it. */
export function assertNamed({ who, isProduction }: Site): void {
  if (!isProduction || !NAMELESS.test(who)) return;
  throw new Problem('Say who releases: set RELEASE_BY to a name.');
}
