import { parser } from '@prometheus-io/lezer-promql';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MetricsService } from '../src/platform/metrics/metrics.service';
import { createTestServer, type TestServer } from './support/test-server';

const ROOT = join(__dirname, '../..');
const OPERATIONS = join(ROOT, 'docs/operations');
/** What `npm run operate -- probe … --textfile` writes (tools/operate/probe/describe-probe.ts). */
const PROBED = ['success', 'duration_seconds', 'timestamp_seconds']
  .concat('certificate_expiry_timestamp_seconds', 'backup_timestamp_seconds')
  .map((name) => [`portal_probe_${name}`, ['check']] as const);
/** Of Prometheus itself and of its node exporter. */
const FOREIGN = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const read = (path: string): string => readFileSync(join(OPERATIONS, path), 'utf8');
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboards = readdirSync(join(OPERATIONS, 'dashboards')).map(
  (file) => [file, JSON.parse(read(`dashboards/${file}`)) as Dashboard] as const,
);
const expressions = [
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...dashboards.flatMap(([file, { panels }]) =>
    panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => [`${file}: ${title}`, expr] as const),
    ),
  ),
];

/** Names and labels that an expression asks for. @throws Error where Prometheus would not read it. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier') found.metrics.push(text);
      if (type.name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

let server: TestServer;
let known: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_PORT: '0' } });
  const { registry } = server.app.get(MetricsService, { strict: false });
  const ours = registry.getMetricsAsArray().flatMap((metric) => {
    const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] };
    return ['', '_bucket', '_sum', '_count'].map((end) => [name + end, labelNames] as const);
  });
  known = new Map<string, readonly string[]>([
    ...ours,
    ...PROBED,
    ...FOREIGN.map((name) => [name, []] as const),
  ]);
});
afterAll(() => server.stop());

describe('dashboards and alerts', () => {
  it.each(expressions)('%s: asks for numbers and labels that there are', (_name, expression) => {
    const { metrics, labels } = namesIn(expression);
    // The watchdog is a constant.
    expect(metrics.length > 0 || expression === 'vector(1)').toBe(true);
    expect(metrics.filter((name) => !known.has(name))).toEqual([]);
    const given = new Set([
      ...metrics.flatMap((name) => known.get(name) ?? []),
      ...['le', 'job', 'instance'],
    ]);
    expect(labels.filter((label) => !given.has(label))).toEqual([]);
  });

  it('panels and dashboards have names of their own', () => {
    for (const [, { panels }] of dashboards)
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(dashboards.length);
    expect(dashboards.length).toBeGreaterThanOrEqual(4);
  });
});

describe('every alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a runbook', (_name, rule) => {
    expect(rule.labels.severity).toMatch(/^(page|ticket|none)$/);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect([rule.annotations.runbook, existsSync(join(ROOT, rule.annotations.runbook))]).toEqual([
      rule.annotations.runbook,
      true,
    ]);
  });

  it('stands in its runbook, and has a name of its own', () => {
    for (const { alert, annotations } of rules)
      expect(readFileSync(join(ROOT, annotations.runbook), 'utf8')).toContain(`\`${alert}\``);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
