/** Gives way to others until something holds. @throws Error when it never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > latest) throw new Error(`Does not come to hold: ${String(holds)}`);
    await new Promise((done) => setImmediate(done));
  }
}
