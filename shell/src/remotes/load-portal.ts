import type { PortalName, PortalRelease } from '@portal/contracts';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PortalModule } from '@portal/router';

import { takeBootState } from '../boot/boot-state';
import { candidatesOf } from '../releases/candidates';
import type { FederationManifest } from '../releases/download-release';
import { fetchPointer } from '../releases/fetch-pointer';
import { findPreview } from '../releases/find-preview';
import { portalForPath } from '@portal/contracts';
import { trustFiles } from '../releases/portal-files';
import { fetchServedContracts } from '../releases/served-contracts';
import { visitorKey } from '../releases/visitor-key';
import { notePageRelease } from '../reports/page-release';
import { chooseRelease } from './choose-release';
import { PortalProblem } from './portal-problem';

const REMOTE_NAMES = { 'user-portal': 'user_portal', 'admin-portal': 'admin_portal' } as const;

interface LoadedPortal {
  readonly entry: string;
  readonly module: PortalModule;
}

const loaded = new Map<PortalName, LoadedPortal>();
const registeredEntries = new Map<PortalName, string>();

/** The portal that already runs on this page; an open page keeps its version until it is reloaded. */
export function loadedPortal(name: PortalName): PortalModule | null {
  return loaded.get(name)?.module ?? null;
}

function register(name: PortalName, release: PortalRelease, manifest: FederationManifest): void {
  const { entry } = release;
  const { path, name: file } = manifest.metaData.remoteEntry;
  const remoteEntry = new URL(path + file, new URL(entry, location.href)).href;
  const earlier = registeredEntries.get(name);
  registerRemotes([{ name: REMOTE_NAMES[name], entry: remoteEntry, type: 'module' }], {
    // Without force the runtime keeps the first registered version, even if it is broken.
    force: earlier !== undefined && earlier !== entry,
  });
  registeredEntries.set(name, entry);
  trustFiles(release);
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
  // The state of the boot script is valid only for the portal of the current URL.
  const boot = portalForPath(location.pathname) === name ? takeBootState() : null;
  const served = boot?.served ?? fetchServedContracts();
  const pointer = await (boot?.pointer ?? fetchPointer(signal));
  // Nothing takes the place of a previewed version that does not start.
  const preview = await findPreview(name, signal);
  const key = boot ? boot.key : visitorKey();
  const candidates = preview ? [preview] : candidatesOf(pointer, name, key);
  const begun = (await boot?.download) ?? null;
  const chosen = await chooseRelease({ name, candidates, served, begun, signal });
  const running = loaded.get(name);
  if (running?.entry === chosen.release.entry) return running.module;

  if (chosen.manifest.metaData.runtime !== 'none') {
    const { publishRuntime } = await import('./earlier-runtime.late');
    publishRuntime();
  }
  signal.throwIfAborted();
  register(name, chosen.release, chosen.manifest);
  const module: unknown = await loadRemote(`${REMOTE_NAMES[name]}/portal`);
  if (!isPortalModule(module)) throw new Error(`${name} exposes no Portal`);
  loaded.set(name, { entry: chosen.release.entry, module });
  notePageRelease(name, chosen.release.version);
  return module;
}

/**
 * Fetches, checks and starts a version of a portal: the canary if the user is in its cohort, otherwise the
 * live one, or an earlier one when these are damaged, incompatible or no longer served. Each call reads
 * /releases.json again, so that a retry finds a repaired or newer version.
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
