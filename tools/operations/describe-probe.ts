/** How one check of the probe went. */
export interface ProbeResult {
  readonly check: string;
  /** Null: all is well. */
  readonly problem: string | null;
  readonly seconds: number;
}

/** One line a check. */
export function describeProbe(results: readonly ProbeResult[]): string {
  return results
    .map(({ check, problem, seconds }) => {
      const time = `${Math.round(seconds * 1_000)} ms`;
      return `${problem === null ? 'ok    ' : 'FAILED'} ${check}: ${problem ?? time}`;
    })
    .join('\n');
}

/** The same as figures for Prometheus; times in unix seconds, `certificateEnd` null where there is no TLS. */
export function probeFigures(
  results: readonly ProbeResult[],
  now: number,
  certificateEnd: number | null,
): string {
  const lines = [
    '# TYPE portal_probe_success gauge',
    ...results.map(
      ({ check, problem }) => `portal_probe_success{check="${check}"} ${problem === null ? 1 : 0}`,
    ),
    '# TYPE portal_probe_duration_seconds gauge',
    ...results.map(
      ({ check, seconds }) =>
        `portal_probe_duration_seconds{check="${check}"} ${seconds.toFixed(3)}`,
    ),
    '# TYPE portal_probe_timestamp_seconds gauge',
    `portal_probe_timestamp_seconds ${Math.floor(now)}`,
  ];
  if (certificateEnd !== null) {
    lines.push(
      '# TYPE portal_probe_certificate_expiry_timestamp_seconds gauge',
      `portal_probe_certificate_expiry_timestamp_seconds ${certificateEnd}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
