import {
  PREVIEW_QUERY,
  type PortalName,
  type PreviewedVersion,
  previewName,
  readPreviewName,
} from '@portal/contracts';

// The boot script reads this too, so it imports nothing else.

/** Key in the storage of the tab. */
const PREVIEW_KEY = 'preview';

/**
 * Takes the name of a previewed version out of the page's address and remembers it for this tab, so that reloads and
 * other screens stay on it. The screens never see the query. A tab that may store nothing shows no preview.
 */
export function takePreviewLink(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PREVIEW_QUERY)) return;
  const named = readPreviewName(address.searchParams.get(PREVIEW_QUERY));
  address.searchParams.delete(PREVIEW_QUERY);
  history.replaceState(history.state, '', address);
  if (named === null) return;
  try {
    sessionStorage.setItem(PREVIEW_KEY, previewName(named));
  } catch {
    // Nothing can be stored here.
  }
}

function wantedPreview(): PreviewedVersion | null {
  try {
    return readPreviewName(sessionStorage.getItem(PREVIEW_KEY));
  } catch {
    return null;
  }
}

/**
 * The version of this portal that the tab wants to preview; null for none, or another portal's. Only the service
 * decides whether it opens.
 */
export function wantedPreviewOf(portal: PortalName): PreviewedVersion | null {
  const wanted = wantedPreview();
  return wanted?.portal === portal ? wanted : null;
}

/** The tab returns to the released versions with its next load. */
export function forgetPreview(): void {
  sessionStorage.removeItem(PREVIEW_KEY);
}
