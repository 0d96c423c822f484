import { sharedModulesAreThere } from './init-state';
import { readShared, sharedModulesSettled, writeShared } from './module-cache';

type Factory = () => unknown;

/** A version of a shared module in the scope that a host passes to its containers. */
interface Provider {
  readonly from: string;
  readonly get: () => Factory | Promise<Factory>;
  /** `import: false` marks an app that uses the module and does not have it. */
  readonly shareConfig?: { readonly import?: false };
}

/** Shared modules by name and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Provider>>>>;

/** What a portal's build knows of its container. */
export interface ContainerOptions {
  /** Names of the shared modules. A row needs only modules of earlier rows. */
  readonly batches: readonly (readonly string[])[];
  readonly exposes: Readonly<Record<string, () => Promise<object>>>;
  readonly initKey: string;
}

/** The exports of a remote entry, as every federation runtime expects them. */
export interface Container {
  /** Takes the shared modules of the host. @throws Error when one is missing. */
  init(scope?: ShareScope): Promise<void>;
  /** A factory of the exposed module. @throws Error when it is not exposed or cannot be loaded. */
  get(exposed: string): Promise<Factory>;
}

async function takeShared(name: string, scope: ShareScope): Promise<void> {
  if (readShared(name) !== undefined) return;
  const provider = Object.values(scope[name] ?? {}).find(
    ({ shareConfig }) => shareConfig?.import !== false,
  );
  if (!provider) throw new Error(`The shell provides no ${name}`);
  const factory = await provider.get();
  writeShared(name, await factory(), provider.from);
}

/**
 * A container for apps that take every shared module from the shell. The generated one decides among hosts,
 * versions and copies of its own, which never happens here, and needs the federation runtime for it (some 7 KiB
 * gzip). The shell refuses a portal whose versions do not fit before it loads the container.
 */
export function createContainer({ batches, exposes, initKey }: ContainerOptions): Container {
  return {
    async init(scope = {}) {
      for (const names of batches) {
        await Promise.all(names.map((name) => takeShared(name, scope)));
      }
      sharedModulesAreThere(initKey);
    },
    async get(exposed) {
      const load = exposes[exposed];
      if (!load) throw new Error(`${exposed} is not exposed`);
      await sharedModulesSettled();
      const module = await load();
      return () => module;
    },
  };
}
