/** Result of one check of the probe. */
export interface ProbeResult {
  readonly check: string;
  /** Null: the check passed. */
  readonly problem: string | null;
  readonly seconds: number;
}

/** One line per check. */
export function describeProbe(results: readonly ProbeResult[]): string {
  return results
    .map(({ check, problem, seconds }) => {
      const time = `${Math.round(seconds * 1_000)} ms`;
      return `${problem === null ? 'ok    ' : 'FAILED'} ${check}: ${problem ?? time}`;
    })
    .join('\n');
}

/** Times in unix seconds. Null where there is no value. */
export interface ProbeTimes {
  readonly now: number;
  /** Expiry of the certificate; null without TLS. */
  readonly certificateEnd: number | null;
  /** Time of the newest backup; 0 for none; null when no backup folder was given. */
  readonly newestBackup: number | null;
}

/** The results as metrics for Prometheus. */
export function probeMetrics(
  results: readonly ProbeResult[],
  { now, certificateEnd, newestBackup }: ProbeTimes,
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
  if (newestBackup !== null) {
    lines.push(
      '# TYPE portal_probe_backup_timestamp_seconds gauge',
      `portal_probe_backup_timestamp_seconds ${newestBackup}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
