/** What the generated modules of an app wait for before they read shared modules that were missing. */
interface InitState {
  readonly initPromise: Promise<unknown>;
  readonly initResolve: () => void;
}

/**
 * Lets the generated modules of an app continue: its shared modules are there.
 * @param key name of the global in which they wait; @module-federation/vite gives each app its own.
 */
export function sharedModulesAreThere(key: string): void {
  const page = globalThis as unknown as Record<string, InitState | undefined>;
  const state = (page[key] ??= { initPromise: Promise.resolve(), initResolve: () => undefined });
  state.initResolve();
}
