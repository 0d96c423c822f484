import { MetricsServerService } from '../../src/platform/metrics/metrics-server.service';
import type { TestServer } from './test-server';

/** One time series of a metric and its value. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The parsed metrics of an instance. */
export async function scrape(server: TestServer): Promise<Series[]> {
  const { port } = server.app.get(MetricsServerService, { strict: false });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value] = /^([a-zA-Z_:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return value === undefined ? [] : [{ name, labels: readLabels(labels), value: Number(value) }];
  });
}

function readLabels(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The value of the first series that has these labels, and possibly others; null when there is none. */
export function valueOf(
  series: readonly Series[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | null {
  const has = (one: Series): boolean =>
    one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value);
  return series.find(has)?.value ?? null;
}
