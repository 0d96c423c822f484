/**
 * The shared modules of the page, by name. The generated modules of @module-federation/vite read them from this
 * cache, so its keys and symbols are the plugin's.
 */
interface ModuleCache {
  readonly share: Record<PropertyKey, unknown>;
  /** Modules that were evaluated before their shared modules had arrived. */
  readonly pendingShareLoads?: readonly Promise<unknown>[];
}

type Listener = (module: unknown) => void;

declare global {
  var __mf_module_cache__: ModuleCache | undefined;
}

const LISTENERS = Symbol.for('module-federation.shared-cache-listeners');
const OWNERS = Symbol.for('module-federation.shared-cache-owners');

/** The key of a module in the only share scope. */
const keyOf = (name: string): string => `default:${name}`;

function cacheOfPage(): ModuleCache {
  return (globalThis.__mf_module_cache__ ??= { share: {} });
}

/** A hidden property of the cache, made when it is missing. */
function hidden<Value>(of: symbol): Record<string, Value> {
  const { share } = cacheOfPage();
  if (!share[of]) Object.defineProperty(share, of, { value: Object.create(null) });
  return share[of] as Record<string, Value>;
}

/** The shared module of that name; undefined when nobody has provided it yet. */
export const readShared = (name: string): unknown => cacheOfPage().share[keyOf(name)];

/**
 * Provides a shared module, also to modules that wait for it.
 * @param owner federation name of the app that it comes from.
 */
export function writeShared(name: string, module: unknown, owner: string): void {
  const { share } = cacheOfPage();
  const key = keyOf(name);
  share[key] = module;
  share[name] = module;
  hidden<string>(OWNERS)[key] = owner;
  for (const listen of hidden<Iterable<Listener>>(LISTENERS)[key] ?? []) listen(module);
}

/** Resolves when no module of the page waits for a shared module any more. */
export async function sharedModulesSettled(): Promise<void> {
  await Promise.all(cacheOfPage().pendingShareLoads ?? []);
}
