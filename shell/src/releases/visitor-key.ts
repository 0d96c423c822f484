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
 * Who this is, for canaries (OPS-7): the User ID of the signed-in subscriber (storage
 * key `currentUser`), so that the answer is the same on all devices; else an id that this browser
 * drew once. Null where nothing can be stored: then nobody could stay with a version.
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
