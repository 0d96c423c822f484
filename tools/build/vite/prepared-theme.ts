import { join } from 'node:path';

import { themeData, themeStyles } from '@portal/ui/prepared-theme';
import type { Plugin } from 'vite';

/**
 * Makes theme and style sheet at the build instead of in every browser: MUI's code for themes would be 25 KiB of
 * the shell's scripts.
 */
export function preparedTheme(root: string): Plugin {
  const data = join(root, 'src/theme/theme-data.ts');
  const sheet = join(root, 'src/first-paint.css');
  return {
    name: 'portal:prepared-theme',
    enforce: 'pre',
    load(id) {
      if (id !== data) return null;
      const text = JSON.stringify(JSON.stringify(themeData()));
      return `export const themeData = JSON.parse(${text});`;
    },
    transform(code, id) {
      if (id.split('?')[0] !== sheet) return null;
      return { code: `${code}\n${themeStyles()}`, map: null };
    },
  };
}
