import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { inWorkspace } from '../../shared/workspace';

/** Where the alerts are for the Prometheus Operator, from the workspace's root. */
export const RULE_FILE = 'docker/kubernetes/monitoring/alerts.yaml';

/** The text of `RULE_FILE`: the groups of `docs/operations/alerts.yaml`. */
export function writePrometheusRule(): string {
  const alerts = readFileSync(inWorkspace('docs/operations/alerts.yaml'), 'utf8');
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'portal', namespace: 'portal' },
    spec: parse(alerts) as object,
  };
  const head = '# Written by npm run operate -- alerts from docs/operations/alerts.yaml.\n';
  return head + stringify(rule, { lineWidth: 0, singleQuote: true });
}
