/** Limits of the service that the edge must know (docker/edge). */
export const SERVICE_LIMITS = {
  /** Maximum size of a JSON body. */
  bodyBytes: 64 * 1_024,
  /** Maximum size of a photo; the form around it is small. */
  photoBytes: 5 * 1_024 * 1_024,
  /** Answers take at most this long … */
  answerMs: 10_000,
  /** … but for a few calls of administrators. */
  longAnswerMs: 120_000,
  /** Interval of heartbeats of an event stream; load balancers and browsers close a silent one after a minute. */
  beatMs: 15_000,
  /** Idle timeout of connections: longer than that of load balancers, so that they never use a closed one. */
  keepAliveMs: 75_000,
} as const;
