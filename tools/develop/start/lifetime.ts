import { farewell } from '@portal/child-process';
import { Problem, describeFailure } from '../../shared/problem';
import type { Child } from './child';

/** Owns everything that a tool started. Stops it, children first, on request or when a child dies. */
export interface Lifetime {
  /** Stops the child at the end. When the child dies, everything else is stopped. */
  watch(child: Child): Child;
  /** Adds a cleanup for the end. The last one runs first. */
  onEnd(undo: () => Promise<unknown> | unknown): void;
  /** True after the end has begun. */
  isEnding(): boolean;
  /** Stops everything and exits. A failure is printed and gives exit code 1. */
  end(failure?: unknown): Promise<never>;
}

/** Installs the signal handlers of the tool. */
export function createLifetime(): Lifetime {
  const undos: (() => Promise<unknown> | unknown)[] = [];
  let ending: Promise<never> | null = null;

  const lifetime: Lifetime = {
    watch(child) {
      undos.push(() => child.stop());
      void child.ended.then((how) => {
        if (ending) return;
        void lifetime.end(new Problem(farewell(child, how)));
      });
      return child;
    },
    onEnd: (undo) => void undos.push(undo),
    isEnding: () => ending !== null,
    end(failure) {
      ending ??= endAll(undos, failure);
      return ending;
    },
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending && process.stdout.isTTY) process.stdout.write('\nStopping …\n');
      void lifetime.end();
    });
  }
  return lifetime;
}

async function endAll(
  undos: (() => Promise<unknown> | unknown)[],
  failure: unknown,
): Promise<never> {
  if (failure !== undefined) process.stderr.write(`\n${describeFailure(failure)}\n`);
  let clean = failure === undefined;
  for (const undo of undos.toReversed()) {
    try {
      await undo();
    } catch (error) {
      clean = false;
      process.stderr.write(`${describeFailure(error)}\n`);
    }
  }
  return process.exit(clean ? 0 : 1);
}
