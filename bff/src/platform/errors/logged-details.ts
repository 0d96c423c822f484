type Details = Readonly<Record<string, unknown>>;

/**
 * Details whose text the service writes itself. The text of any other detail may come from a caller, or be a
 * code.
 */
const OWN_TEXTS: ReadonlySet<string> = new Set(['reason', 'problem', 'needs', 'status', 'owner']);

/** Lists that contain only names of declared body fields. */
const OWN_LISTS: ReadonlySet<string> = new Set(['fields']);

/**
 * The part of a refusal's details that may be logged: numbers, flags and our own texts. References, codes and
 * ids that a caller typed are removed here, so that no other code has to remember it.
 */
export function loggedDetails(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => {
      if (typeof value === 'string') return OWN_TEXTS.has(name);
      if (Array.isArray(value)) return OWN_LISTS.has(name);
      return typeof value === 'number' || typeof value === 'boolean';
    }),
  );
}
