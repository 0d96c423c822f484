import { join } from 'node:path';

import { themeData, themeStyles } from '@portal/ui/prepared-theme';
import type { Plugin } from 'vite';

interface Prepared {
  readonly data: string;
  readonly styles: string;
}

let made: Prepared | null = null;

/** Both in one order, whatever is asked for first: MUI changes the order of names when it makes a second theme. */
const prepared = (): Prepared =>
  (made ??= { data: JSON.stringify(themeData()), styles: themeStyles() });

/**
 * Makes theme and style sheet at the build instead of in every browser: MUI's code for themes was some 20 KiB of
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
      return `export const themeData = JSON.parse(${JSON.stringify(prepared().data)});`;
    },
    transform(code, id) {
      if (id.split('?')[0] !== sheet) return null;
      return { code: `${code}\n${prepared().styles}`, map: null };
    },
  };
}
