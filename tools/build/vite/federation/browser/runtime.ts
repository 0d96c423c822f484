// Takes the place of @module-federation/runtime in the shell's build: the part of it that the shell uses. It has no
// manifests, snapshots, script tags, hooks and plugins (some 17 KiB gzip).
export { satisfy } from './satisfy';

/** A module that the shell shares, as @module-federation/vite declares it. */
export interface SharedModule {
  readonly version: string;
  readonly from: string;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** The host of the page. */
export interface Instance {
  readonly name: string;
  /** Shared modules by scope, name and version. */
  readonly shareScopeMap: Readonly<
    Record<string, Record<string, Readonly<Record<string, SharedModule>>>>
  >;
}

/** A portal that may be loaded. */
interface Remote {
  readonly name: string;
  /** Address of its remote entry, an ES module. */
  readonly entry: string;
}

interface Container {
  init(scope: object, initScope: object[], options: object): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

const SCOPE = 'default';

let host: Instance | null = null;
const remotes = new Map<string, Remote>();
/** Containers that are starting or started, by address. */
const containers = new Map<string, Promise<Container>>();

/** Makes the shared modules available to portals; once per page. */
export function init({
  name,
  shared,
}: {
  readonly name: string;
  readonly shared: Readonly<Record<string, SharedModule>>;
}): Instance {
  const scope = Object.fromEntries(
    Object.entries(shared).map(([module, own]) => [
      module,
      // The strategy keeps the runtime of an earlier portal from putting its own declaration in this place.
      { [own.version]: { ...own, strategy: 'loaded-first', useIn: [] } },
    ]),
  );
  host = { name, shareScopeMap: { [SCOPE]: scope } };
  return host;
}

/** The host; null before `init`. */
export const getInstance = (): Instance | null => host;

/** Names portals. The first address of a name stays, unless `force` is given. */
export function registerRemotes(
  added: readonly Remote[],
  { force = false }: { readonly force?: boolean } = {},
): void {
  for (const remote of added) {
    if (force || !remotes.has(remote.name)) remotes.set(remote.name, remote);
  }
}

async function start(entry: string): Promise<Container> {
  if (!host) throw new Error('The shared modules of the shell are not there yet');
  const { shareScopeMap } = host;
  const container = (await import(/* @vite-ignore */ entry)) as Container;
  await container.init(shareScopeMap[SCOPE] ?? {}, [], {
    version: '',
    shareScopeKeys: SCOPE,
    shareScopeMap,
  });
  return container;
}

/**
 * Loads the module that a registered portal exposes.
 * @param id name of the portal and of the module: `user_portal/portal`.
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export async function loadRemote(id: string): Promise<unknown> {
  const [name = '', exposed] = id.split('/');
  const remote = remotes.get(name);
  if (!remote) throw new Error(`${name} is not registered`);
  const { entry } = remote;
  const container = containers.get(entry) ?? start(entry);
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  const factory = await (await container).get(`./${exposed}`);
  return factory();
}

/** Imported by the generated map of shared modules, which does not call it. */
export function loadShare(): never {
  throw new Error('Shared modules are read from the module cache');
}
