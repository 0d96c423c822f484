import { defineCall } from '../http/call';
import type { EarlierRelease, PortalName } from './release-pointer';
import { isVersionName } from './version-name';

/** A version of a portal that an administrator looks at before anybody gets it. */
export interface PreviewedVersion {
  readonly portal: PortalName;
  readonly version: string;
}

/** Name in the query of a link to a preview: `?preview=<portal>@<version>`. */
export const PREVIEW_QUERY = 'preview';

const NAMED = /^(user-portal|admin-portal)@(.*)$/;

/** The version that a link names; null when the value has another form. */
export function readPreviewName(value: string | null): PreviewedVersion | null {
  const [, portal, version] = NAMED.exec(value ?? '') ?? [];
  if (portal === undefined || version === undefined || !isVersionName(version)) return null;
  return { portal: portal as PortalName, version };
}

/** The value of a link, as {@link readPreviewName} reads it. */
export const previewName = ({ portal, version }: PreviewedVersion): string =>
  `${portal}@${version}`;

/** Path of the page that opens a preview, from the site's root. */
export const previewLink = (previewed: PreviewedVersion): string =>
  `${previewed.portal === 'admin-portal' ? '/admin/' : '/'}?${PREVIEW_QUERY}=${previewName(previewed)}`;

/**
 * Finds the record of a stored version of a portal, so that the shell starts it for an administrator. The version need
 * not be live; `release` is null when it is not stored. Reads no database.
 */
export const previewRelease = defineCall<void, { release: EarlierRelease | null }>()(
  'GET',
  '/api/admin/releases/:portal/:version',
);
