import type { PortalRelease } from '@portal/contracts';

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
 * Downloads the manifest and the first files of a release, each against its integrity hash; a
 * missing hash is a fault (goal O13). Plain fetches instead of module preloads: a fetch can be
 * given up when it hangs, and a damaged file never gets into the browser's module map, which would
 * keep it until the page is reloaded. The imports that follow are served from the HTTP cache.
 */
export function startDownload(release: PortalRelease): ReleaseDownload {
  const controller = new AbortController();
  const download = async (url: string): Promise<Response> => {
    const integrity = release.integrity[url];
    if (!integrity && !import.meta.env.DEV) throw new Error(`${url} has no integrity hash`);
    const response = await fetch(url, { integrity: integrity ?? '', signal: controller.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  };
  const manifest = download(release.entry).then(
    (response) => response.json() as Promise<FederationManifest>,
  );
  const files = release.preload.map(async (url) => (await download(url)).arrayBuffer());
  const ready = Promise.all(files).then(() => manifest);
  manifest.catch(() => undefined);
  ready.catch(() => undefined);
  return { entry: release.entry, ready, abort: () => controller.abort() };
}
