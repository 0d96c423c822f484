import type { Plugin } from 'vite';

import { SHARED_MODULES } from './shared-modules';

/**
 * Makes the entry of a portal use every export of the shared modules. The federation plugin leaves out
 * exports that nobody uses, and it stops counting when no module was being parsed for 10 ms. On a busy
 * machine that is before the last screen was read, and the build fails with MISSING_EXPORT. It does not count
 * whole namespaces. The minifier removes unused exports.
 */
export function wholeShares(entry: string): Plugin {
  const imports = SHARED_MODULES.map((name, at) => `import * as share${at} from '${name}';`).join(
    '',
  );
  return {
    name: 'portal:whole-shares',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id === entry ? { code: `${imports}${code}`, map: null } : null;
    },
  };
}
