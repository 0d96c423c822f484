import { sharedModulesAreThere } from './init-state';
import { readShared, writeShared } from './module-cache';
import { init, type Instance, type SharedModule } from './runtime';

/** What the shell's build knows of what it shares. */
export interface HostOptions {
  readonly name: string;
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Names of the shared modules. A row needs only modules of earlier rows. */
  readonly batches: readonly (readonly string[])[];
  readonly initKey: string;
}

/**
 * Provides the shell's own shared modules to the page and to portals. The generated code compares them with those
 * of other hosts on the page, which never happens here (some 8 KiB gzip).
 */
export async function startHost({
  name,
  shared,
  batches,
  initKey,
}: HostOptions): Promise<Instance> {
  const instance = init({ name, shared });
  const provide = async (module: string): Promise<void> => {
    const own = shared[module];
    // Modules that are part of the shell's first chunks have provided themselves.
    if (!own || readShared(module) !== undefined) return;
    const factory = await own.get();
    writeShared(module, await factory(), name);
  };
  for (const names of batches) {
    await Promise.all(names.map(provide));
  }
  sharedModulesAreThere(initKey);
  return instance;
}
