import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type {
  IPodMonitor,
  IServiceMonitor,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { RULE_FILE, writePrometheusRule } from '../../operate/alerts/prometheus-rule';
import { inWorkspace } from '../../shared/workspace';
import { podOf, type Workload, workloadProblems } from './kubernetes-rules';
import { readYaml } from './read-yaml';

/** The common fields of all manifests. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

const FOLDER = 'docker/kubernetes';
const KUSTOMIZATION = 'kustomization.yaml';
/** Kustomizations, and one manifest that is applied by hand. */
const FOLDERS = [FOLDER, `${FOLDER}/monitoring`, `${FOLDER}/restore`];
const inFolder = (folder: string): string[] =>
  readdirSync(inWorkspace(folder)).filter(
    (file) => file.endsWith('.yaml') && file !== KUSTOMIZATION,
  );
const manifestsOf = (folder: string): Manifest[] =>
  inFolder(folder).flatMap((file) => readYaml(`${folder}/${file}`) as Manifest[]);
const manifests = FOLDERS.flatMap(manifestsOf);
const ofKind = <Kind>(kind: string): Kind[] =>
  manifests.filter((one) => one.kind === kind) as Kind[];
const workloadsOf = (some: readonly Manifest[]): Workload[] =>
  some.filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind)) as Workload[];
const workloads = workloadsOf(manifests);
const deployment = (name: string): IDeployment => {
  const found = ofKind<IDeployment>('Deployment').find(({ metadata }) => metadata?.name === name);
  if (!found) throw new Error(`no deployment ${name}`);
  return found;
};

/** The smallest number of instances by an autoscaler; null without one. */
function scaled(name: string | undefined): number | null {
  const scalers = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
  const scaler = scalers.find(({ spec }) => spec?.scaleTargetRef.name === name);
  return scaler?.spec?.minReplicas ?? null;
}

/** What a workload may do against the rules, because nobody waits for it. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  probe: [
    'it has one instance',
    'a new version takes an instance away first',
    'it is killed before it has drained',
    'it is not probed',
  ],
};

describe('the manifests', () => {
  const check = (some: readonly object[]): { schemas: string[]; types: string[] } => {
    const program = inWorkspace('tools/verify/docker/validate-manifests.mjs');
    const printed = execFileSync(process.execPath, [program], { input: JSON.stringify(some) });
    return JSON.parse(printed.toString()) as { schemas: string[]; types: string[] };
  };

  it('keep to the schemas and types of their kinds; what does not is found', () => {
    const odd = structuredClone(deployment('bff'));
    Object.assign(podOf(odd)?.containers[0] ?? {}, { livenessProb: {} });
    const wrong = structuredClone(deployment('edge'));
    Object.assign(wrong.spec ?? {}, { replicas: 'two' });
    // All in one run, because the compiler is slow. The correct ones must add no problem.
    const { schemas, types } = check([...manifests, odd, wrong]);
    expect(schemas).toEqual([expect.stringMatching(/edge: .*replicas must be integer/)]);
    expect(types).toEqual([
      expect.stringContaining('livenessProb'),
      expect.stringContaining("'string'"),
    ]);
  });

  it.each([FOLDER, `${FOLDER}/monitoring`])(
    'of %s are in its kustomization, and so are their images',
    (folder) => {
      const [kustomization] = readYaml(`${folder}/${KUSTOMIZATION}`) as {
        readonly resources: string[];
        readonly images: { readonly name: string }[];
      }[];
      expect(kustomization?.resources.toSorted()).toEqual(inFolder(folder).toSorted());
      const used = workloadsOf(manifestsOf(folder))
        .flatMap((one) => podOf(one)?.containers ?? [])
        .map(({ image }) => image);
      const names = new Set(used.map((image) => image?.split(':')[0]));
      expect(new Set(kustomization?.images.map(({ name }) => name))).toEqual(names);
    },
  );

  it('are all in one namespace', () => {
    for (const { kind, metadata } of manifests) {
      if (kind !== 'Namespace') expect([kind, metadata.namespace]).toEqual([kind, 'portal']);
    }
  });

  it('harden, probe and limit every container, and replace instances one after the other', () => {
    for (const workload of workloads) {
      expect([
        workload.metadata?.name,
        workloadProblems(workload, scaled(workload.metadata?.name)),
      ]).toEqual([workload.metadata?.name, REASONS[workload.metadata?.name ?? ''] ?? []]);
    }
    expect(workloads).toHaveLength(10);
  });
});

it.each(['bff', 'edge'])('%s: some instance stays when nodes are emptied', (name) => {
  const budget = ofKind<IPodDisruptionBudget>('PodDisruptionBudget').find(
    ({ spec }) => spec?.selector?.matchLabels?.['app'] === name,
  );
  expect(budget?.spec?.minAvailable).toBeLessThan(
    scaled(name) ?? deployment(name).spec?.replicas ?? 0,
  );
});

it('the bff is ready by its database and alive without it', () => {
  const [container] = podOf(deployment('bff'))?.containers ?? [];
  expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
  expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
});

it('only the autoscaler says the number of instances, because an apply of another would reset it', () => {
  const [scaler] = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
  expect(scaler?.spec?.scaleTargetRef.name).toBe('bff');
  expect(scaler?.spec?.minReplicas).toBe(2);
  expect(deployment('bff').spec?.replicas).toBeUndefined();
});

it('only the edge and releases of portals reach the bff, only the monitoring its numbers; all else is refused', () => {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy');
  const nobody = policies.find(
    ({ spec }) =>
      spec && Object.keys(spec.podSelector ?? {}).length === 0 && spec.policyTypes?.length === 2,
  );
  expect(nobody?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const bff = policies.find(({ metadata }) => metadata?.name === 'bff')?.spec?.ingress ?? [];
  expect(
    bff.map(({ from, ports }) => [
      ports?.[0]?.port,
      from?.[0]?.podSelector?.matchExpressions?.[0]?.values ?? 'monitoring',
    ]),
  ).toEqual([
    [4200, ['edge', 'release-user-portal', 'release-admin-portal']],
    [9464, 'monitoring'],
  ]);
});

it('the rules find what is wrong', () => {
  const soft = {
    kind: 'Deployment',
    spec: { template: { spec: { containers: [{ name: 'a', image: 'a' }] } } },
  };
  expect(workloadProblems(soft as unknown as Workload)).toHaveLength(12);
  const foreign = structuredClone(deployment('bff'));
  Object.assign(podOf(foreign)?.containers[0] ?? {}, { image: 'node:24.21.0' });
  expect(workloadProblems(foreign, 2)).toEqual([
    'its image node:24.21.0 is no exact version with its digest',
  ]);
});

it('the alerts of Kubernetes are those of Prometheus, and it reads the jobs that they name', () => {
  expect(readFileSync(inWorkspace(RULE_FILE), 'utf8')).toBe(writePrometheusRule());
  const monitors = [
    ...ofKind<IPodMonitor>('PodMonitor'),
    ...ofKind<IServiceMonitor>('ServiceMonitor'),
  ];
  const read = monitors
    .flatMap((monitor) => [
      ...('endpoints' in monitor.spec
        ? monitor.spec.endpoints
        : (monitor.spec.podMetricsEndpoints ?? [])),
    ])
    .flatMap(({ relabelings = [] }) => relabelings.map(({ replacement }) => replacement));
  const alerts = readFileSync(inWorkspace('docs/operations/alerts.yaml'), 'utf8');
  const named = new Set([...alerts.matchAll(/job="([\w-]+)"/g)].map(([, job = '']) => job));
  expect(named.size).toBeGreaterThan(0);
  for (const job of named) expect(read).toContain(job);
});
