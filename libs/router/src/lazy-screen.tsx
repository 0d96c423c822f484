import type { ComponentType, ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

/**
 * Maximum loading time of a screen before the shell's panel is shown, in ms; the same as for a portal on a
 * page load.
 */
const PATIENCE_MS = 4000;

/** Thrown while a screen is still loading. `arrival` settles when loading succeeded or failed. */
export class SlowScreen extends Error {
  override readonly name = 'SlowScreen';

  constructor(readonly arrival: Promise<void>) {
    super('A screen takes long to load');
  }
}

/** Thrown when a screen could not be loaded: the line failed, not the screen. */
export class MissingScreen extends Error {
  override readonly name = 'MissingScreen';

  constructor(cause: unknown) {
    super('A screen could not be loaded', { cause });
  }
}

function withPatience(arrival: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowScreen(arrival)), PATIENCE_MS);
    arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A screen in its own chunk. `React.lazy` caches a failed import as long as the page is open; this component
 * tries again when it is mounted again, so the shell's Retry button works. A failure is thrown to the nearest
 * error boundary, which is the shell's, as a MissingScreen; after 4 s as a SlowScreen.
 * @param load imports the chunk and returns the component.
 * @param fallback shown while loading; nothing by default.
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
          // A screen is much to draw: in slices, so that what stands there answers meanwhile.
          if (isMounted) startTransition(() => setArrived(true));
        },
        (error: unknown) => {
          if (!isMounted) return;
          setFailure({ error: error instanceof SlowScreen ? error : new MissingScreen(error) });
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
