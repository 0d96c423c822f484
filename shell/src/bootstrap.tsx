import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app';
import { registerServiceWorker } from './offline/register-service-worker';
import { browserPlatform } from './platform/browser';
import { handOver } from './prerendered/hand-over';
import { offerPortalFiles } from './releases/portal-files';
import { watchTyping } from './releases/typed-text';
import { noteShellRelease } from './reports/page-release';
import { watchPage } from './reports/watch-page';

globalThis.portalPlatform = browserPlatform;
watchTyping();
offerPortalFiles();
noteShellRelease();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
handOver(root);
// As a transition React draws in slices of some ms, so the painted page answers meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

registerServiceWorker();
watchPage();
