import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../shared/problem';
import { type Child, farewell } from './child';

/**
 * Waits until the service reports that it is ready.
 * @throws Problem when it ends first, or is not ready in time.
 */
export async function waitUntilReady(
  url: string,
  child: Child,
  patienceMs = 60_000,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    if (child.hasEnded()) {
      const { code, signal } = await child.ended;
      throw new Problem(farewell(child.name, code, signal, child.lastLines));
    }
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > until) {
      throw new Problem(
        `The ${child.name} is not ready after ${patienceMs / 1000} s. Its last lines:\n` +
          child.lastLines.join('\n'),
      );
    }
    await delay(100);
  }
}
