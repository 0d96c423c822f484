import { EventEmitter, once } from 'node:events';
import { runTarget } from '../../shared/run-target';
import type { Steps } from '../../shared/steps';

const SERVICE = '@portal/bff';

/**
 * Builds the whole system.
 * @param afterService begins as soon as the service is built, and goes on beside the portals, which take longest.
 * @throws Problem when a project fails.
 */
export async function buildSystem(steps: Steps, afterService: () => Promise<void>): Promise<void> {
  const built = new EventEmitter();
  const build = async (): Promise<void> => {
    await steps.run('Build', (detail) =>
      runTarget('build', {
        onLine: (line) => {
          const project = /nx run (\S+):build/.exec(line)?.[1];
          if (project) detail(line.trim());
          if (project === SERVICE) built.emit(SERVICE);
        },
      }),
    );
    built.emit(SERVICE);
  };
  await Promise.all([once(built, SERVICE).then(afterService), build()]);
}
