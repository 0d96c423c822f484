import { PERSONAL_ATTRIBUTE, PERSONAL_NAME } from '@portal/contracts';
import { displayName } from '@portal/rules';
import { prerenderedPage } from './prerendered-page';

/** The name in a stored user; null when nobody can read it. */
function nameIn(storedUser: string): string | null {
  try {
    const { name, userId } = JSON.parse(storedUser) as { name?: unknown; userId?: unknown };
    if (typeof userId !== 'number') return null;
    return displayName(typeof name === 'string' ? name : null, userId);
  } catch {
    return null;
  }
}

/**
 * Writes the visitor's name into the prerendered page as soon as the page is there.
 * @param storedUser `currentUser` of localStorage.
 */
export function showStoredName(storedUser: string): void {
  const name = nameIn(storedUser);
  if (name === null) return;
  const observer = new MutationObserver(() => {
    // Stands after the page.
    if (!document.getElementById('root')) return;
    observer.disconnect();
    const places = prerenderedPage()?.querySelectorAll(`[${PERSONAL_ATTRIBUTE}=${PERSONAL_NAME}]`);
    for (const place of places ?? []) {
      place.textContent = name;
      place.removeAttribute(PERSONAL_ATTRIBUTE);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
