/** Differences up to this are network jitter, in ms. A countdown must not jump because of them. */
const JITTER_MS = 1_000;

/**
 * How far the server's clock is ahead of this device's clock, in ms. Negative when it is behind.
 * Returns the known value unless the new measurement differs by more than a second.
 * @param serverTime the server's time in its answer, ISO 8601. An invalid one changes nothing.
 * @param receivedAt when the answer was received, by this device's clock, epoch ms.
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
