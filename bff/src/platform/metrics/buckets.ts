/** Bucket bounds of durations in seconds, as OpenTelemetry recommends for requests and database calls. */
export const SECONDS = [
  ...[0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75],
  ...[1, 2.5, 5, 7.5, 10],
];
