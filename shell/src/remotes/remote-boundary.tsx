import type { PortalName } from '@portal/contracts';
import { Suspense } from 'react';

import { CrashBoundary } from './crash-boundary';
import { LoadingBar } from './loading-bar';
import { PortalPanel } from './portal-panel';
import { usePortal } from './use-portal';

function RemotePart({ state, attempt, retry, reportCrash }: ReturnType<typeof usePortal>) {
  switch (state.status) {
    case 'loading':
      return <LoadingBar />;
    case 'failed':
      return <PortalPanel problem={state.problem} isRetrying={state.isRetrying} onRetry={retry} />;
    case 'ready': {
      const { Portal } = state.module;
      return (
        <CrashBoundary key={attempt} onCrash={reportCrash}>
          <Suspense fallback={<LoadingBar />}>
            <Portal />
          </Suspense>
        </CrashBoundary>
      );
    }
  }
}

/** Shows a portal, its loading state, or the panel with the error. Needs a React key per portal. */
export function RemoteBoundary({ name }: { readonly name: PortalName }) {
  const portal = usePortal(name);
  // The shell's own texts may still be loading; the portal must not wait for them.
  return (
    <Suspense fallback={null}>
      <RemotePart {...portal} />
    </Suspense>
  );
}
