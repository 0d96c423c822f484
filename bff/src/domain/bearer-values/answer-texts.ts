/** Every text in an answer, keys aside. */
export function* textsOf(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part;
  else if (typeof part === 'object' && part !== null) {
    for (const value of Object.values(part)) yield* textsOf(value);
  }
}

/** An answer with each of its texts replaced, keys aside; what is no plain JSON stays as it is. */
export function mapTexts<Part>(part: Part, replace: (text: string) => string): Part;
export function mapTexts(part: unknown, replace: (text: string) => string): unknown {
  if (typeof part === 'string') return replace(part);
  if (Array.isArray(part)) return part.map((item: unknown) => mapTexts(item, replace));
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, mapTexts(value as unknown, replace)]),
  );
}
