import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * Minifies the service worker, which the build copies from the public folder as it is: each first load fetches it.
 * @param file its name.
 */
export function minifiedWorker(file: string): Plugin {
  return {
    name: 'portal:minified-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const path = join(dir, file);
      const { code, errors } = await minify(file, await readFile(path, 'utf8'));
      const [error] = errors;
      if (error) throw new Error(`${file}: ${error.message}`);
      await writeFile(path, code);
    },
  };
}
