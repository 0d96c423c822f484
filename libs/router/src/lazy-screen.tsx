import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** As long as a portal may take before the shell's panel shows. */
const PATIENCE_MS = 4000;

/** Thrown while a screen is still on its way. `arrival` settles when it came, or failed after all. */
export class SlowScreen extends Error {
  override readonly name = 'SlowScreen';

  constructor(readonly arrival: Promise<void>) {
    super('A screen takes long to load');
  }
}

function withPatience(arrival: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowScreen(arrival)), PATIENCE_MS);
    arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A screen in a chunk of its own. Unlike `React.lazy`, which keeps a failed import for the life of
 * the page, it tries again when it is mounted again: so the shell's Retry helps.
 * A failure, or a SlowScreen after 4 s, is thrown to the nearest error boundary, which is the shell's.
 * @param load imports the chunk and picks the component.
 * @param fallback stands there meanwhile; nothing by default.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  fallback: ReactNode = null,
): ComponentType {
  let Loaded: ComponentType | null = null;
  const arrive = async (): Promise<void> => {
    Loaded = await load();
  };
  return function LazyScreen() {
    const [, setArrived] = useState(Loaded !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      withPatience(arrive()).then(
        () => {
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
