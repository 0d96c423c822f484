import type { PortalName } from '@portal/contracts';
import { MissingScreen, type PortalModule, SlowScreen } from '@portal/router';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { useRecovery } from '../connection/use-connection';
import { noteError } from '../reports/watch-page';
import { loadedPortal, loadPortal } from './load-portal';
import { patience } from './patience';
import { PortalProblem } from './portal-problem';
import type { PortalProblemKind } from './portal-problem';

/** Pause between two tries of a portal that is not available, in ms. */
const TRY_AGAIN_MS = 30_000;

/** What the boundary renders. */
type PortalState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: PortalModule }
  | {
      readonly status: 'failed';
      readonly problem: PortalProblemKind;
      readonly isRetrying: boolean;
    };

/** State of one portal, with a function to try again. */
export interface PortalLoading {
  readonly state: PortalState;
  /** Increases with each try; a portal that crashed is mounted again. */
  readonly attempt: number;
  readonly retry: () => void;
  /** Reports an error of the mounted portal while rendering. */
  readonly reportCrash: (error: unknown) => void;
}

function initialState(name: PortalName): PortalState {
  const module = loadedPortal(name);
  return module ? { status: 'ready', module } : { status: 'loading' };
}

const failed = (problem: PortalProblemKind): PortalState => ({
  status: 'failed',
  problem,
  isRetrying: false,
});

/**
 * Loads a portal. A slow load continues behind the panel and then replaces it; one that failed on its way is tried
 * again when the connection is back.
 */
export function usePortal(name: PortalName): PortalLoading {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(() => initialState(name));

  useEffect(() => {
    if (attempt === 0 && loadedPortal(name)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      console.warn(`${name} takes too long to load`);
      setState(failed('slow'));
    }, patience(performance.now()));
    loadPortal(name, controller.signal).then(
      (module) => {
        clearTimeout(timer);
        if (controller.signal.aborted) return;
        // A portal is much to draw: in slices, so that the page before it answers meanwhile.
        startTransition(() => setState({ status: 'ready', module }));
      },
      (error: unknown) => {
        clearTimeout(timer);
        if (controller.signal.aborted) return;
        console.warn(error);
        noteError(error);
        setState(failed(error instanceof PortalProblem ? error.kind : 'unavailable'));
      },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, attempt]);

  const retry = useCallback(() => {
    setState((last) => (last.status === 'failed' ? { ...last, isRetrying: true } : last));
    setAttempt((count) => count + 1);
  }, []);
  const reportCrash = useCallback(
    (error: unknown) => {
      if (error instanceof SlowScreen) {
        setState(failed('slow'));
        // Whether it succeeds or fails: mounting again shows the result.
        error.arrival.then(retry, retry);
        return;
      }
      if (error instanceof MissingScreen) {
        console.warn(error);
        noteError(error);
        setState(failed('unavailable'));
        return;
      }
      console.error(`${name} failed while rendering`, error);
      noteError(error);
      setState(failed('crashed'));
    },
    [name, retry],
  );
  const canRecover = state.status === 'failed' && state.problem === 'unavailable';
  useRecovery(
    useCallback(() => {
      if (canRecover) setAttempt((count) => count + 1);
    }, [canRecover]),
  );
  useEffect(() => {
    if (!canRecover) return undefined;
    // For files that a server refuses while it answers everything else: nothing else would notice their return.
    const timer = setInterval(() => setAttempt((count) => count + 1), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [canRecover]);
  return { state, attempt, retry, reportCrash };
}
