import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** Longer than any working line needs; a screen that hangs must not look as if it were loading for ever. */
const PATIENCE_MS = 10_000;

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A screen did not load in time')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A screen in a chunk of its own. Unlike `React.lazy`, which keeps a failed import for the life of
 * the page, it tries again when it is mounted again: so the shell's Retry helps (design §9).
 * A failure is thrown to the nearest error boundary, which is the shell's.
 * @param load imports the chunk and picks the component.
 * @param fallback stands there meanwhile; nothing by default.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  fallback: ReactNode = null,
): ComponentType {
  let Loaded: ComponentType | null = null;
  return function LazyScreen() {
    const [, setArrived] = useState(Loaded !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      withPatience(load()).then(
        (component) => {
          Loaded = component;
          if (isMounted) setArrived(true);
        },
        (error: unknown) => {
          if (isMounted) setFailure({ error });
        },
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded /> : fallback;
  };
}
