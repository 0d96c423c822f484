type Details = Readonly<Record<string, unknown>>;

/** Texts of ours. What stands under any other name may have been typed by a caller, or be a code. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['reason', 'problem', 'needs', 'status', 'owner']);

/** Names of declared fields of a body. */
const OWN_LISTS: ReadonlySet<string> = new Set(['fields']);

/**
 * The part of a refusal's details that the log may have: numbers, flags and texts of ours. References,
 * codes and ids that a caller typed are left out here, so that no refusal has to think of it.
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
