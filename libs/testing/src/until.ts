/** Turns of the event loop before a look costs a pause. What is under way ends within them. */
const QUICK_LOOKS = 500;
const PAUSE_MS = 5;

/**
 * Gives way to others until something holds. What takes seconds is looked at less often, because looking all the
 * time takes a core from the other tests.
 * @returns what the look found.
 * @throws Error when it never holds.
 */
export async function until<T>(
  look: () => T | Promise<T>,
): Promise<Exclude<T, false | null | undefined>> {
  const latest = performance.now() + 60_000;
  for (let looks = 0; ; looks += 1) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    if (performance.now() > latest) throw new Error(`Does not come to hold: ${String(look)}`);
    await new Promise<unknown>((done) =>
      looks < QUICK_LOOKS ? setImmediate(done) : setTimeout(done, PAUSE_MS),
    );
  }
}
