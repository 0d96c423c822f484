import { getInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

declare global {
  // The name under which a portal's build with `externalRuntime` looks for the runtime.
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * Gives portals of earlier builds the federation runtime that they expect of the shell, with the shell as its
 * host. In development the plugin has done so.
 */
export function publishRuntime(): void {
  if (globalThis._FEDERATION_RUNTIME_CORE) return;
  const shell = getInstance();
  if (!shell) throw new Error('The shared modules of the shell are not there yet');
  const host = new runtimeCore.ModuleFederation({ name: shell.name, remotes: [], shared: {} });
  runtimeCore.setGlobalFederationInstance(host);
  for (const [scope, modules] of Object.entries(shell.shareScopeMap))
    host.initShareScopeMap(scope, modules);
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
}
