import { describeProbe, probeMetrics } from './describe-probe';

const results = [
  { check: 'page', problem: null, seconds: 0.0123 },
  { check: 'pointer', problem: 'answered 404', seconds: 0.5 },
];

const NOTHING = { certificateEnd: null, newestBackup: null };

test('the probe tells what failed and how long the rest took', () => {
  expect(describeProbe(results)).toBe('ok     page: 12 ms\nFAILED pointer: answered 404');
});

test('its metrics are in the Prometheus format, the certificate only where there is one', () => {
  const text = probeMetrics(results, { now: 1_000.7, ...NOTHING });
  expect(text).toContain('portal_probe_success{check="page"} 1\n');
  expect(text).toContain('portal_probe_success{check="pointer"} 0\n');
  expect(text).toContain('portal_probe_timestamp_seconds 1000\n');
  expect(text).not.toContain('certificate');
  const certified = probeMetrics(results, { now: 1, ...NOTHING, certificateEnd: 2_000 });
  expect(certified).toMatch(/certificate_expiry_timestamp_seconds 2000\n$/);
});

test('it tells of the newest backup where a folder was named, also that there is none', () => {
  const backedUp = (newestBackup: number | null): string =>
    probeMetrics(results, { now: 1, ...NOTHING, newestBackup });
  expect(backedUp(1_500)).toMatch(/portal_probe_backup_timestamp_seconds 1500\n$/);
  expect(backedUp(0)).toMatch(/portal_probe_backup_timestamp_seconds 0\n$/);
  expect(backedUp(null)).not.toContain('backup');
});
