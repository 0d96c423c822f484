import { join } from 'node:path';

import { rolldown } from 'rolldown';

/** Id of the script that joins the renderer with a portal. */
const ENTRY = '\0portal:renderer';

function entryOf(root: string): string {
  const from = (path: string): string => `from ${JSON.stringify(path)};`;
  return [
    `import { provideRenderer } ${from(join(import.meta.dirname, 'window/page-renderer.tsx'))}`,
    `import { Portal } ${from(join(root, 'src/portal.tsx'))}`,
    `import { prerenderedScreens } ${from(join(root, 'src/prerendered-screens.ts'))}`,
    'provideRenderer(Portal, prerenderedScreens);',
  ].join('\n');
}

/** Bundles window/page-renderer.tsx with the portal in `root` into one classic script. */
export async function bundleRenderer(root: string): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    resolve: { conditionNames: ['production', 'browser', 'module', 'import', 'default'] },
    logLevel: 'silent',
    // Fonts and the like do not change the HTML.
    moduleTypes: { '.css': 'empty' },
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [
      {
        name: 'portal:renderer',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? entryOf(root) : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
