const SHORT = 5_000;
const LONG = 100_000;

/** How many characters a round reads, in long texts or in short ones. */
const AMOUNT = 1_000_000;
const TOO_LONG_MS = 2_000;
const ROUNDS = 3;

/**
 * Fails when the time to read a text grows faster than its length. Quadratic time would make long texts about twenty
 * times slower.
 * @param textOf makes a text of about this length, in characters.
 */
export function expectProportionalTime(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
): void {
  const short = leastTime(read, textOf(SHORT));
  // A few milliseconds are added for times that are too short to measure.
  expect(leastTime(read, textOf(LONG))).toBeLessThan(5 * short + 15);
}

/**
 * The fastest of some rounds in ms of CPU time for AMOUNT characters: other load on the machine only adds to it, and
 * little. A round that takes too long ends early, and counts as long as it would have taken.
 */
function leastTime(read: (text: string) => unknown, text: string): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    const spentMs = () => process.cpuUsage(start).user / 1000;
    let done = 0;
    for (; done < AMOUNT && spentMs() < TOO_LONG_MS; done += text.length) read(text);
    least = Math.min(least, spentMs() * (AMOUNT / done));
    if (least > TOO_LONG_MS) break;
  }
  return least;
}
