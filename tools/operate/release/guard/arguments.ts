import { Problem } from '../../../shared/problem';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Percentages like `5,25,100`: growing, the last one 100. @throws Problem. */
export function readSteps(text: string): readonly number[] {
  const steps = text.split(',').map(Number);
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  if (isGrowing && steps.at(-1) === 100) return steps;
  throw new Problem('--steps are growing percentages, the last one 100: 5,25,100.');
}

/** A duration like `15m`. @throws Problem. */
export function readDuration(text: string): number {
  const [, count, unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (milliseconds > 0) return milliseconds;
  throw new Problem('--every is a duration like 15m, 90s or 1h.');
}

/** Addresses of metrics, separated by spaces. @throws Problem without any. */
export function readMetricsAddresses(text: string | undefined): readonly string[] {
  const addresses = (text ?? '').split(' ').filter((word) => word !== '');
  if (addresses.length > 0 && addresses.every((one) => URL.canParse(one))) return addresses;
  throw new Problem(
    'The guard reads the metrics of the services: set RELEASE_METRICS to their addresses, like http://bff-1:9464/metrics.',
  );
}
