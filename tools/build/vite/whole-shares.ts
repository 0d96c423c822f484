import type { Plugin } from 'vite';

import { SHARED_MODULES } from './shared-modules';

/**
 * Has a portal name every export of what it takes from the shell, used or not, at its entry. The
 * federation plugin would leave out the exports nobody uses, and takes them as counted once no module was
 * under way for 10 ms: on a busy machine that is long before the last screen was read, and the build
 * then fails with MISSING_EXPORT. Whole namespaces are not counted; the minifier drops what is unused.
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
