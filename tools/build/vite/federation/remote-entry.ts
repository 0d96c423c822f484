import { join } from 'node:path';

/** Part of the id of the generated remote entry, in every app. */
export const REMOTE_ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';

/** Path of a module that runs in the browser. */
export const browserModule = (name: string): string => join(import.meta.dirname, 'browser', name);

/** What a generated remote entry says of its app, as JavaScript. */
export interface EntryFacts {
  /** Id of the module with the exposed modules. */
  readonly exposes: string;
  /** Id of the module with the declarations of the shared modules. */
  readonly shared: string;
  readonly batches: string;
  readonly initKey: string;
}

const PATTERNS: Readonly<Record<keyof EntryFacts, RegExp>> = {
  exposes: /^\s*import __mfExposesMap from (".+")$/m,
  shared: /import\(("virtual:mf-localSharedImportMap:.+?")\)/,
  batches: /^\s*const __mfMaterializedShareBatches = (\[.*\])$/m,
  initKey: /^const __mfResolveGlobalKey = (".+");$/m,
};

/**
 * Reads the remote entry that @module-federation/vite has generated.
 * @throws Error when a later version of the plugin writes it in another way.
 */
export function factsOf(generated: string): EntryFacts {
  const read = (fact: keyof EntryFacts): string => {
    const [, value] = PATTERNS[fact].exec(generated) ?? [];
    if (value === undefined) {
      throw new Error(`The generated remote entry names no ${fact}. See docs/decisions/0152.`);
    }
    return value;
  };
  return {
    exposes: read('exposes'),
    shared: read('shared'),
    batches: read('batches'),
    initKey: read('initKey'),
  };
}
