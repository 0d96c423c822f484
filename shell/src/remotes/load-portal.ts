import type { PortalName, PortalRelease } from '@portal/contracts';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PortalModule } from '@portal/router';

import { takeBootState } from '../boot/boot-state';
import { startDownload } from '../releases/download-release';
import type { FederationManifest, ReleaseDownload } from '../releases/download-release';
import { fetchPointer, releaseOf } from '../releases/fetch-pointer';
import { portalForPath } from '../releases/portal-for-path';
import { assertCompatible, providedVersions } from './check-compatibility';
import { PortalProblem } from './portal-problem';

const REMOTE_NAMES = { 'user-portal': 'user_portal', 'admin-portal': 'admin_portal' } as const;

interface LoadedPortal {
  readonly entry: string;
  readonly module: PortalModule;
}

const loaded = new Map<PortalName, LoadedPortal>();
const registeredEntries = new Map<PortalName, string>();

/** The portal as it already runs on this page; an open page keeps its version until it reloads. */
export function loadedPortal(name: PortalName): PortalModule | null {
  return loaded.get(name)?.module ?? null;
}

/** What the boot script began counts only for the portal it began it for. */
async function currentDownload(
  name: PortalName,
  signal: AbortSignal,
): Promise<{ release: PortalRelease; download: ReleaseDownload }> {
  const boot = portalForPath(location.pathname) === name ? takeBootState() : null;
  const release = releaseOf(await (boot?.pointer ?? fetchPointer(signal)), name);
  const download = boot ? await boot.download : startDownload(release);
  return { release, download };
}

function register(name: PortalName, entry: string, manifest: FederationManifest): void {
  const { path, name: file } = manifest.metaData.remoteEntry;
  const remoteEntry = new URL(path + file, new URL(entry, location.href)).href;
  const earlier = registeredEntries.get(name);
  registerRemotes([{ name: REMOTE_NAMES[name], entry: remoteEntry, type: 'module' }], {
    // Without force the runtime stays with the version it met first, however broken.
    force: earlier !== undefined && earlier !== entry,
  });
  registeredEntries.set(name, entry);
}

function isPortalModule(value: unknown): value is PortalModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'Portal' in value &&
    typeof value.Portal === 'function'
  );
}

async function load(name: PortalName, signal: AbortSignal): Promise<PortalModule> {
  const { release, download } = await currentDownload(name, signal);
  signal.addEventListener('abort', () => download.abort(), { once: true });
  const running = loaded.get(name);
  if (running?.entry === release.entry) return running.module;

  const manifest = await download.ready;
  signal.throwIfAborted();
  assertCompatible(name, release, manifest, providedVersions());
  register(name, release.entry, manifest);
  const module: unknown = await loadRemote(`${REMOTE_NAMES[name]}/portal`);
  if (!isPortalModule(module)) throw new Error(`${name} exposes no Portal`);
  loaded.set(name, { entry: release.entry, module });
  return module;
}

/**
 * Fetches, checks and starts the live version of a portal. Each call reads /releases.json anew, so
 * a retry finds a repaired or newer version (design §9).
 * @throws PortalProblem.
 */
export async function loadPortal(name: PortalName, signal: AbortSignal): Promise<PortalModule> {
  try {
    return await load(name, signal);
  } catch (cause) {
    if (cause instanceof PortalProblem) throw cause;
    throw new PortalProblem('unavailable', `${name} could not be loaded`, { cause });
  }
}
