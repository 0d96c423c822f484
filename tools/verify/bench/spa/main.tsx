// oxlint-disable @nx/enforce-module-boundaries -- the yardstick builds the sources of three projects as one.
import { portalForPath } from '@portal/contracts';
import { useLocation } from '@portal/router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { Providers } from '../../../../shell/src/app/providers';
import '../../../../shell/src/first-paint.css';

// The baseline of `npm run verify -- web`: the same screens as one plain Vite build.
const portals = {
  'user-portal': lazy(async () => ({
    default: (await import('../../../../user-portal/src/portal')).Portal,
  })),
  'admin-portal': lazy(async () => ({
    default: (await import('../../../../admin-portal/src/portal')).Portal,
  })),
};

function CurrentPortal() {
  const Portal = portals[portalForPath(useLocation().pathname)];
  return (
    <Suspense fallback={null}>
      <Portal />
    </Suspense>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <CurrentPortal />
    </Providers>
  </StrictMode>,
);
