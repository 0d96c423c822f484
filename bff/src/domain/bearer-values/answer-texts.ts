/** Calls `visit` for every string value in an answer, without keys. */
export function visitTexts(part: unknown, visit: (text: string) => void): void {
  if (typeof part === 'string') visit(part);
  else if (typeof part === 'object' && part !== null) {
    for (const value of Object.values(part)) visitTexts(value, visit);
  }
}

/**
 * Replaces each string value in an answer, not the keys; values that are not plain JSON stay as they are.
 */
export function mapTexts<Part>(part: Part, replace: (text: string) => string): Part;
export function mapTexts(part: unknown, replace: (text: string) => string): unknown {
  if (typeof part === 'string') return replace(part);
  if (Array.isArray(part)) return part.map((item: unknown) => mapTexts(item, replace));
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, mapTexts(value as unknown, replace)]),
  );
}
