import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inWorkspace } from '../shared/workspace';
import { podOf, type Workload, workloadProblems } from './kubernetes-rules';
import { type Manifest, typeProblems } from './kubernetes-types';
import { readYaml } from './read-yaml';

type Named = Manifest & {
  readonly metadata: { readonly name: string; readonly namespace?: string };
};

const FOLDER = 'docker/kubernetes';
const manifests = readdirSync(inWorkspace(FOLDER)).flatMap(
  (file) => readYaml(`${FOLDER}/${file}`) as Named[],
);
const ofKind = <Kind>(kind: string): Kind[] =>
  manifests.filter((one) => one.kind === kind) as Kind[];
const workloads = manifests.filter(({ kind }) =>
  ['Deployment', 'Job', 'CronJob'].includes(kind),
) as Workload[];
const deployment = (name: string): IDeployment => {
  const found = ofKind<IDeployment>('Deployment').find(({ metadata }) => metadata?.name === name);
  if (!found) throw new Error(`no deployment ${name}`);
  return found;
};

describe('the manifests', () => {
  const schemaProblems = (some: readonly object[]): string[] => {
    const program = inWorkspace('tools/docker/validate-manifests.mjs');
    const printed = execFileSync(process.execPath, [program], { input: JSON.stringify(some) });
    return JSON.parse(printed.toString()) as string[];
  };

  it('keep to the schemas of their kinds, in one namespace', () => {
    expect(schemaProblems(manifests)).toEqual([]);
    for (const { kind, metadata } of manifests) {
      if (kind !== 'Namespace') expect([kind, metadata.namespace]).toEqual([kind, 'portal']);
    }
    const wrong = structuredClone(deployment('bff')) as { spec: { replicas: unknown } };
    wrong.spec.replicas = 'two';
    expect(schemaProblems([wrong, { apiVersion: 'v1', kind: 'Nothing' }])).toHaveLength(2);
  });

  it('have no field that Kubernetes does not know', () => {
    const mistyped = structuredClone(deployment('bff')) as unknown as Record<string, never>;
    const pod = podOf(mistyped as unknown as Workload);
    Object.assign(pod?.containers[0] ?? {}, { livenessProb: {} });
    // Compiled together with the good ones: exactly the mistyped field is found.
    expect(typeProblems([...manifests, mistyped as unknown as Manifest])).toEqual([
      expect.stringContaining('livenessProb'),
    ]);
  });

  it('harden, probe and limit every container, and replace instances one after the other', () => {
    for (const workload of workloads) {
      expect([workload.metadata?.name, workloadProblems(workload)]).toEqual([
        workload.metadata?.name,
        [],
      ]);
    }
    expect(workloads).toHaveLength(7);
  });
});

it.each(['bff', 'edge'])('%s: some instance stays when nodes are emptied', (name) => {
  const budget = ofKind<IPodDisruptionBudget>('PodDisruptionBudget').find(
    ({ spec }) => spec?.selector?.matchLabels?.['app'] === name,
  );
  expect(budget?.spec?.minAvailable).toBeLessThan(deployment(name).spec?.replicas ?? 0);
});

it('the bff is ready by its database and alive without it', () => {
  const [container] = podOf(deployment('bff'))?.containers ?? [];
  expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
  expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
});

it('the number of instances is never below that of the deployment', () => {
  const [scaler] = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
  expect(scaler?.spec?.scaleTargetRef.name).toBe('bff');
  expect(scaler?.spec?.minReplicas).toBe(deployment('bff').spec?.replicas);
});

it('only the edge reaches the bff, only the monitoring its figures; all else is refused', () => {
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
      from?.[0]?.podSelector?.matchLabels ?? 'monitoring',
    ]),
  ).toEqual([
    [4200, { app: 'edge' }],
    [9464, 'monitoring'],
  ]);
});

it('the rules find what is wrong', () => {
  const soft = {
    kind: 'Deployment',
    spec: { template: { spec: { containers: [{ name: 'a', image: 'a' }] } } },
  };
  expect(workloadProblems(soft as unknown as Workload)).toHaveLength(12);
});
