const VISITOR_KEY = 'visitorId';

function signedInUser(stored: string | null): string | null {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    if (typeof user !== 'object' || user === null || !('userId' in user)) return null;
    return typeof user.userId === 'number' ? String(user.userId) : null;
  } catch {
    return null;
  }
}

/**
 * Identifies the user for canaries (OPS-7): the User ID of the signed-in subscriber (storage key
 * `currentUser`), which gives the same version on all devices; otherwise a random id of this browser. Null
 * where nothing can be stored, because the version would change with each page load.
 */
export function visitorKey(): string | null {
  try {
    const user = signedInUser(localStorage.getItem('currentUser'));
    if (user !== null) return user;
    const known = localStorage.getItem(VISITOR_KEY);
    if (known !== null) return known;
    const drawn = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
      part.toString(36),
    ).join('');
    localStorage.setItem(VISITOR_KEY, drawn);
    return drawn;
  } catch {
    return null;
  }
}
