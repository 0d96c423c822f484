import { describeProbe, probeFigures } from './describe-probe';

const results = [
  { check: 'page', problem: null, seconds: 0.0123 },
  { check: 'pointer', problem: 'answered 404', seconds: 0.5 },
];

test('the probe tells what failed and how long the rest took', () => {
  expect(describeProbe(results)).toBe('ok     page: 12 ms\nFAILED pointer: answered 404');
});

test('its figures are in the words of Prometheus, the certificate only where there is one', () => {
  const text = probeFigures(results, 1_000.7, null);
  expect(text).toContain('portal_probe_success{check="page"} 1\n');
  expect(text).toContain('portal_probe_success{check="pointer"} 0\n');
  expect(text).toContain('portal_probe_timestamp_seconds 1000\n');
  expect(text).not.toContain('certificate');
  expect(probeFigures(results, 1, 2_000)).toMatch(/certificate_expiry_timestamp_seconds 2000\n$/);
});
