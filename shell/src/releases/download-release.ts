import type { PortalRelease } from '@portal/contracts';

import { fetchChecked } from './fetch-checked';

/** The part of a portal's federation manifest that the shell reads. */
export interface FederationManifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
    /** 'none' when the portal needs no federation runtime. Portals of earlier builds use the one of the shell. */
    readonly runtime?: 'none';
  };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/** The first files of a release, while they are downloaded into the browser's cache. */
export interface ReleaseDownload {
  /** Address of the manifest of this download. */
  readonly entry: string;
  /**
   * Resolves when all files have arrived and match the hashes of the pointer; rejects with the first fault.
   */
  readonly ready: Promise<FederationManifest>;
  /** Cancels all running requests. */
  abort(): void;
}

/**
 * Maximum number of parallel requests over HTTP/1.1. A browser opens six connections to such a server. If all
 * six hung on a portal's files, the shell could not load its own files and could not even show the panel.
 */
const FEW_PARALLEL = 3;
/** Maximum over HTTP/2 and 3, where one connection carries all requests in parallel. */
const MANY_PARALLEL = 32;

function maxParallel(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? MANY_PARALLEL : FEW_PARALLEL;
}

/**
 * Downloads the manifest and the first files of a release, and checks each against its integrity hash; a
 * missing hash is a fault (OPS-13). It uses fetch instead of module preloads for two reasons: a hanging fetch
 * can be cancelled, and a damaged file never enters the browser's module map, which would keep it until the
 * page is reloaded. The imports that follow are served from the HTTP cache.
 */
export function startDownload(release: PortalRelease): ReleaseDownload {
  const controller = new AbortController();
  const { signal } = controller;
  const download = (url: string, cache?: RequestCache): Promise<ArrayBuffer> =>
    fetchChecked(url, release.integrity[url], { signal, ...(cache ? { cache } : {}) });

  const waiting = [...release.preload];
  const downloadWaiting = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await download(url);
  };
  // Revalidate the manifest each time (OPS-3): a version that was removed must be gone for every user,
  // not only for those with an empty cache.
  const firstWorker = download(release.entry, 'no-cache').then(async (bytes) => {
    await downloadWaiting();
    return JSON.parse(new TextDecoder().decode(bytes)) as FederationManifest;
  });
  const otherWorkers = Array.from({ length: maxParallel() - 1 }, downloadWaiting);
  const ready = Promise.all([firstWorker, ...otherWorkers]).then(([manifest]) => manifest);
  ready.catch(() => controller.abort());
  return { entry: release.entry, ready, abort: () => controller.abort() };
}
