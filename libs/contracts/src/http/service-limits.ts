/** Limits of the service that the configuration of the edge needs (docker/edge). */
export const SERVICE_LIMITS = {
  /** Maximum size of a JSON body. */
  bodyBytes: 64 * 1_024,
  /** Maximum size of a photo; the multipart form adds little to it. */
  photoBytes: 5 * 1_024 * 1_024,
  /** Maximum time for an answer … */
  answerMs: 10_000,
  /** … except for a few calls of administrators. */
  longAnswerMs: 120_000,
  /** Longest wait of a call that waits for something to read, in seconds. */
  pollSeconds: 25,
  /**
   * Interval of heartbeats in an event stream; load balancers and browsers close a silent stream after a
   * minute.
   */
  beatMs: 15_000,
  /**
   * Idle timeout of connections. Longer than that of load balancers, so that they never use a closed
   * connection.
   */
  keepAliveMs: 75_000,
} as const;
