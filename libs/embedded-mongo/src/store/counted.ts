const SAY_EVERY_MS = 1_000;

/** Gives the items of a long step, and logs how far it is, once a second. */
export function* counted<T>(
  items: Iterable<T>,
  total: number,
  what: string,
  log: (line: string) => void,
): Generator<T> {
  let done = 0;
  let saidAt = performance.now();
  for (const item of items) {
    yield item;
    done += 1;
    if (performance.now() - saidAt < SAY_EVERY_MS) continue;
    saidAt = performance.now();
    log(`embedded-mongo: ${what}: ${done} of ${total}`);
  }
}
