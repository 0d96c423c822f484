import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1';
import type { IPodSpec } from 'kubernetes-models/v1';

/** A manifest that runs pods. */
export type Workload = IDeployment | IJob | ICronJob;

/** The pod specification of a workload. */
export function podOf(workload: Workload): IPodSpec | undefined {
  if (workload.kind === 'CronJob')
    return (workload as ICronJob).spec?.jobTemplate.spec?.template.spec;
  return (workload as IDeployment | IJob).spec?.template?.spec;
}

/**
 * Our images need a full version. Their digests exist only after they are built and pushed
 * (docs/operations/supply-chain.md). Other images also need a digest.
 */
function isPinned(image: string): boolean {
  const isOurs = image.startsWith('portal/');
  return (
    /:\d+\.\d+\.\d+(-[\w.-]+)?@sha256:[0-9a-f]{64}$/.test(image) ||
    (isOurs && /:\d+\.\d+\.\d+$/.test(image))
  );
}

/**
 * The problems of a workload (OPS-21, OPS-35), one sentence each.
 * @param scaled the smallest number of instances by an autoscaler; null: the workload says it.
 */
export function workloadProblems(workload: Workload, scaled: number | null = null): string[] {
  const pod = podOf(workload);
  if (!pod) return ['it has no pods'];
  const { securityContext: own } = pod;
  const serves = workload.kind === 'Deployment';
  const deployment = workload as IDeployment;
  const rolling = deployment.spec?.strategy?.rollingUpdate;
  const checks: (readonly [isWrong: boolean, problem: string])[] = [
    [own?.runAsNonRoot !== true || !own.runAsUser, 'it may run as root'],
    [own?.seccompProfile?.type !== 'RuntimeDefault', 'its calls to the kernel are not limited'],
    [pod.automountServiceAccountToken !== false, 'it holds a key of the cluster'],
    [pod.hostNetwork === true || pod.hostPID === true, 'it is on the host'],
    [serves && (scaled ?? deployment.spec?.replicas ?? 1) < 2, 'it has one instance'],
    [serves && rolling?.maxUnavailable !== 0, 'a new version takes an instance away first'],
    [
      serves && (pod.terminationGracePeriodSeconds ?? 30) < 35,
      'it is killed before it has drained',
    ],
  ];
  for (const container of pod.containers) {
    const { securityContext, resources, image = '' } = container;
    checks.push(
      [!isPinned(image), `its image ${image} is no exact version with its digest`],
      [securityContext?.readOnlyRootFilesystem !== true, 'its root can be written'],
      [securityContext?.allowPrivilegeEscalation !== false, 'it may gain privileges'],
      [securityContext?.capabilities?.drop?.join() !== 'ALL', 'it keeps capabilities'],
      [
        !resources?.limits?.['memory'] || !resources.requests?.['cpu'],
        'its resources are not limited',
      ],
      [serves && (!container.readinessProbe || !container.livenessProbe), 'it is not probed'],
    );
  }
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
