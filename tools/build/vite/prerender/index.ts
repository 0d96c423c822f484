import { PRERENDERED_FILE } from '@portal/contracts';
import type { Plugin } from 'vite';

import { renderPages } from './render-pages';

/** Adds the prerendered public pages of the portal in `root` to its build. */
export function prerender(root: string): Plugin {
  return {
    name: 'portal:prerender',
    apply: 'build',
    async generateBundle() {
      const source = `${JSON.stringify(await renderPages(root))}\n`;
      this.emitFile({ type: 'asset', fileName: PRERENDERED_FILE, source });
    },
  };
}
