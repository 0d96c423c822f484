const SHORT = 5_000;
const LONG = 100_000;

/** How many characters one measurement reads, in long texts or in short ones. */
const AMOUNT = 1_000_000;
const TOO_LONG_MS = 2_000;
const ROUNDS = 3;

/** A text of any length. */
interface Text {
  /** How it begins. Default: with the unit. */
  readonly head?: string;
  /** What is repeated. */
  readonly unit: string;
  /** How it ends. Default: with the unit. */
  readonly tail?: string;
}

/**
 * Fails when the time to read a text grows faster than its length. The same number of characters is read in long
 * texts and in short ones: quadratic time would make the long ones about twenty times slower.
 */
export function expectProportionalTime(read: (text: string) => unknown, text: Text): void {
  const short = leastTime(read, text, SHORT);
  // A few milliseconds are added for times that are too short to measure.
  expect(leastTime(read, text, LONG)).toBeLessThan(5 * short + 15);
}

/** The fastest of some rounds in ms of CPU time: other load on the machine only adds to it, and little. */
function leastTime(
  read: (text: string) => unknown,
  { head = '', unit, tail = '' }: Text,
  length: number,
): number {
  const text = head + unit.repeat(Math.ceil((length - head.length) / unit.length)) + tail;
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    const spentMs = () => process.cpuUsage(start).user / 1000;
    for (let done = 0; done < AMOUNT && spentMs() < TOO_LONG_MS; done += length) read(text);
    least = Math.min(least, spentMs());
    if (least > TOO_LONG_MS) break;
  }
  return least;
}
