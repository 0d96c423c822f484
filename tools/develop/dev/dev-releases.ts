import { CONTRACT_VERSION } from '@portal/contracts';
import type { PortalName, PortalRelease, ReleasePointer } from '@portal/contracts';
import type { Plugin } from 'vite';

/** Address of each portal's dev server. */
export type PortalOrigins = Readonly<Record<PortalName, string>>;

function devRelease(origin: string): PortalRelease {
  return {
    version: 'dev',
    entry: `${origin}/mf-manifest.json`,
    preload: [],
    integrity: {},
    builtAt: new Date(0).toISOString(),
    commit: 'unknown',
    contract: CONTRACT_VERSION,
  };
}

/** Serves a /releases.json that names the dev servers of the portals. */
export function devReleases(origins: PortalOrigins): Plugin {
  const pointer: ReleasePointer = {
    revision: 0,
    portals: {
      'user-portal': devRelease(origins['user-portal']),
      'admin-portal': devRelease(origins['admin-portal']),
    },
  };
  return {
    name: 'portal:dev-releases',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/releases.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(pointer));
      });
    },
  };
}
