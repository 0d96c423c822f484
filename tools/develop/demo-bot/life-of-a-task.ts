import type { TaskStatus } from '@portal/rules';
import type { Random } from './random';

/** One report of a task, and the pause before it. */
export interface TaskStep {
  readonly afterMs: number;
  readonly status: TaskStatus;
  /** 0 to 100. */
  readonly progress?: number;
  readonly errorMessage?: string;
}

const FAILURE_SHARE = 0.12;
const REASONS = [
  'The link has expired.',
  'The video is not available in this region.',
  'The upload was interrupted.',
] as const;

/** The steps of one task: pending, in progress, completed. Sometimes it fails once and is retried. */
export function planTask(random: Random): TaskStep[] {
  const steps: TaskStep[] = [{ afterMs: 0, status: 'pending' }];
  if (random.happens(FAILURE_SHARE)) {
    steps.push(...running(random, random.between(1, 3)));
    steps.push({
      afterMs: random.between(1000, 3000),
      status: 'failed',
      errorMessage: random.pick(REASONS),
    });
    steps.push({ afterMs: random.between(4000, 8000), status: 'pending' });
  }
  steps.push(...running(random, 5));
  steps.push({ afterMs: random.between(1500, 4000), status: 'completed', progress: 100 });
  return steps;
}

function running(random: Random, reports: number): TaskStep[] {
  return Array.from({ length: reports }, (_, index) => ({
    afterMs: random.between(1500, 4000),
    status: 'in_progress' as const,
    progress: Math.min(99, index * 20 + random.between(1, 15)),
  }));
}
