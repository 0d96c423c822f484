/** Turns of the event loop before a look costs a pause. What is under way ends within them. */
const QUICK_LOOKS = 500;
const PAUSE_MS = 5;

/**
 * Gives way to others until something holds. What takes seconds is looked at less often, because looking all the
 * time takes a core from the other tests.
 * @throws Error when it never does.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  for (let look = 0; !(await holds()); look += 1) {
    if (performance.now() > latest) throw new Error(`Does not come to hold: ${String(holds)}`);
    await new Promise<unknown>((done) =>
      look < QUICK_LOOKS ? setImmediate(done) : setTimeout(done, PAUSE_MS),
    );
  }
}
