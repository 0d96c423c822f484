import { pathToFileURL } from 'node:url';
import { farewell } from '@portal/child-process';
import { type WatchOptions, watch } from 'rolldown';
import type { Steps } from '../../shared/steps';
import { inWorkspace } from '../../shared/workspace';
import type { Child } from '../start/child';
import { startService } from '../start/service';

/** The bff. It is rebuilt and restarted after each change of its files or of a lib it uses. */
export interface WatchedService {
  /** Resolves after the first build; rejects when it failed. */
  readonly built: Promise<void>;
  /** Starts the built service. After that, each new build restarts it. */
  start(onProgress?: (text: string) => void): Child;
  stop(): Promise<void>;
}

/** Watches with the build configuration of the bff. */
export async function watchService(
  env: NodeJS.ProcessEnv,
  logFile: string,
  steps: Steps,
): Promise<WatchedService> {
  const config = (await import(pathToFileURL(inWorkspace('bff/rolldown.config.mjs')).href)) as {
    default: WatchOptions | WatchOptions[];
  };
  const builds = [config.default].flat().map((one) => ({ ...one, cwd: inWorkspace('bff') }));
  const watcher = watch(builds);

  let current: Child | null = null;
  let stopped = false;
  const launch = (onProgress?: (text: string) => void): Child => {
    const child = startService(env, logFile, steps, onProgress);
    current = child;
    void child.ended.then((ending) => {
      if (stopped || current !== child) return;
      steps.warn(`${farewell(child, ending)}\n  It starts again after the next change.`);
    });
    return child;
  };
  let restarting = Promise.resolve();
  const restart = (): void => {
    restarting = restarting.then(async () => {
      const old = current;
      current = null;
      await old?.stop();
      if (stopped) return;
      launch();
      steps.note('bff started again');
    });
  };

  const built = new Promise<void>((resolve, reject) => {
    let failed: Error | null = null;
    watcher.on('event', (event) => {
      if (event.code === 'START') failed = null;
      if (event.code === 'ERROR') {
        failed = event.error;
        steps.warn(`The bff does not build: ${event.error.message}`);
        reject(event.error);
      }
      // The watcher waits until its results are closed.
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result.close();
      if (event.code !== 'END' || failed) return;
      resolve();
      if (current) restart();
    });
  });

  return {
    built,
    start: launch,
    async stop() {
      stopped = true;
      await watcher.close();
      await current?.stop();
    },
  };
}
