import type { PortalRelease } from '@portal/contracts';

import { fetchChecked } from './fetch-checked';

/** The part of a portal's federation manifest that the shell reads. */
export interface FederationManifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/** First files of one release on their way into the browser's cache. */
export interface ReleaseDownload {
  /** Address of the manifest this download belongs to. */
  readonly entry: string;
  /** Resolves when all files arrived and are what the pointer says; rejects with the first fault. */
  readonly ready: Promise<FederationManifest>;
  /** Gives up what has not arrived. */
  abort(): void;
}

/**
 * Files fetched at a time. A browser opens six connections to an HTTP/1.1 server: were all six to
 * hang on a portal's files, the shell's own could not come and there would be no panel either.
 */
const FEW_LANES = 3;
/** The one connection of a later HTTP carries them all at once: no wave of files waits for another. */
const MANY_LANES = 32;

function lanes(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? MANY_LANES : FEW_LANES;
}

/**
 * Downloads the manifest and the first files of a release, each against its integrity hash; a
 * missing hash is a fault (OPS-13). Plain fetches instead of module preloads: a fetch can be
 * given up when it hangs, and a damaged file never gets into the browser's module map, which would
 * keep it until the page is reloaded. The imports that follow are served from the HTTP cache.
 */
export function startDownload(release: PortalRelease): ReleaseDownload {
  const controller = new AbortController();
  const { signal } = controller;
  const download = (url: string, cache?: RequestCache): Promise<ArrayBuffer> =>
    fetchChecked(url, release.integrity[url], { signal, ...(cache ? { cache } : {}) });

  const waiting = [...release.preload];
  const runLane = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await download(url);
  };
  // Asked of the server each time (OPS-3): a version that was taken away is gone for everybody,
  // not only for those whose cache is empty.
  const firstLane = download(release.entry, 'no-cache').then(async (bytes) => {
    await runLane();
    return JSON.parse(new TextDecoder().decode(bytes)) as FederationManifest;
  });
  const otherLanes = Array.from({ length: lanes() - 1 }, runLane);
  const ready = Promise.all([firstLane, ...otherLanes]).then(([manifest]) => manifest);
  ready.catch(() => controller.abort());
  return { entry: release.entry, ready, abort: () => controller.abort() };
}
