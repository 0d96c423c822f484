import type { Plugin, Rolldown } from 'vite';

import { browserModule, type EntryFacts, factsOf, REMOTE_ENTRY } from './remote-entry';

// The plugin has put the path of the package's entry for its name.
const RUNTIME = /@module-federation\/runtime\/dist\/index\.js$/;

/** Field of `metaData` in a portal's manifest, read by shell/src/remotes/load-portal.ts. */
const NEEDS_NO_RUNTIME = { runtime: 'none' } as const;

const from = (path: string): string => `from ${JSON.stringify(path)};`;

function replacedEntry(name: string, write: (facts: EntryFacts) => string): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: new RegExp(REMOTE_ENTRY) },
      // After the plugin's own hook, which generates the code.
      order: 'post',
      handler: (code) => ({ code: write(factsOf(code)), map: null }),
    },
  };
}

/**
 * Gives a portal the container of browser/container.ts and notes in its manifest that it needs no federation
 * runtime.
 */
export function ownContainer(): Plugin {
  return {
    ...replacedEntry('portal:own-container', ({ exposes, batches, initKey }) =>
      [
        `import exposes from ${exposes};`,
        `import { createContainer } ${from(browserModule('container.ts'))}`,
        `export const { init, get } = createContainer({ exposes, batches: ${batches}, initKey: ${initKey} });`,
      ].join('\n'),
    ),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['mf-manifest.json'];
        if (manifest?.type !== 'asset') return this.error('There is no manifest of this portal.');
        const content = JSON.parse(String(manifest.source)) as { metaData: object };
        Object.assign(content.metaData, NEEDS_NO_RUNTIME);
        manifest.source = JSON.stringify(content);
      },
    },
  };
}

/** The modules of `ownHost` in one chunk. */
export const hostChunk: Rolldown.CodeSplittingGroup = {
  name: 'host',
  test: /virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)|\/federation\/browser\//,
};

/** Gives the shell the host of browser/host.ts instead of the federation runtime. */
export function ownHost(name: string): Plugin[] {
  return [
    {
      name: 'portal:own-runtime',
      apply: 'build',
      enforce: 'pre',
      resolveId: { filter: { id: RUNTIME }, handler: () => browserModule('runtime.ts') },
    },
    replacedEntry('portal:own-host', ({ shared, batches, initKey }) =>
      [
        `import { startHost } ${from(browserModule('host.ts'))}`,
        `export const init = async () => startHost({`,
        `  name: ${JSON.stringify(name)}, batches: ${batches}, initKey: ${initKey},`,
        `  shared: (await import(${shared})).usedShared,`,
        `});`,
      ].join('\n'),
    ),
  ];
}
