/** Answers travel for different times; a countdown must not jump for that. */
const JITTER_MS = 1_000;

/**
 * How far the server's clock is ahead of this device's, in ms; negative when it is behind. Keeps what
 * is known unless the new measure differs by more than a second.
 * @param serverTime the server's time at its answer, ISO 8601; an unreadable one changes nothing.
 * @param receivedAt when the answer came by this device's clock, epoch ms.
 */
export function clockOffset(
  known: number | null,
  serverTime: string,
  receivedAt: number,
): number | null {
  const measured = Date.parse(serverTime) - receivedAt;
  if (Number.isNaN(measured)) return known;
  return known !== null && Math.abs(measured - known) <= JITTER_MS ? known : measured;
}
