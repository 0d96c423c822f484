import { Problem, describeFailure } from '../../shared/problem';
import { type Child, farewell } from './child';

/** Owns what a tool started: ends all of it, children first, when asked or when one of them dies. */
export interface Lifetime {
  /** Stops the child with the rest, and ends the rest when the child dies unasked. */
  watch(child: Child): Child;
  /** Adds something else to undo at the end; last added, first undone. */
  onEnd(undo: () => Promise<unknown> | unknown): void;
  /** Whether the end has begun. */
  isEnding(): boolean;
  /** Ends everything and the process. A failure is printed and makes the exit code 1. */
  end(failure?: unknown): Promise<never>;
}

/** Installs the signal handlers of the tool. */
export function createLifetime(): Lifetime {
  const undos: (() => Promise<unknown> | unknown)[] = [];
  let ending: Promise<never> | null = null;

  const lifetime: Lifetime = {
    watch(child) {
      undos.push(() => child.stop());
      void child.ended.then(({ code, signal }) => {
        if (ending) return;
        void lifetime.end(new Problem(farewell(child.name, code, signal, child.lastLines)));
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
