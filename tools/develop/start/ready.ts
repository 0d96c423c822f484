import { StartError, type StartLimits, waitForStart } from '@portal/child-process';
import { Problem } from '../../shared/problem';
import type { Child } from './child';

/**
 * Waits until the service reports that it is ready, as long as it lives and says what it does.
 * @throws Problem when it ends first, falls silent, or is not ready in time.
 */
export async function waitUntilReady(
  url: string,
  child: Child,
  limits?: StartLimits,
): Promise<void> {
  const isReady = async (): Promise<true | null> => {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok ? true : null;
  };
  try {
    await waitForStart(child, isReady, limits);
  } catch (error) {
    throw error instanceof StartError ? new Problem(error.message) : error;
  }
}
