/** Limits of the service that whoever stands in front of it must know (docker/edge). */
export const SERVICE_LIMITS = {
  /** Largest body of JSON. */
  bodyBytes: 64 * 1_024,
  /** Largest photo; the form around it is small. */
  photoBytes: 5 * 1_024 * 1_024,
  /** Answers take at most this long … */
  answerMs: 10_000,
  /** … but for a few calls of administrators. */
  longAnswerMs: 120_000,
  /** How often a silent event stream is heard; balancers and browsers give up on it after a minute. */
  beatMs: 15_000,
  /** How long idle connections are kept: longer than any balancer does, so that it never uses one just closed. */
  keepAliveMs: 75_000,
} as const;
