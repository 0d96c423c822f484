import { existsSync } from 'node:fs';
import { inWorkspace } from './workspace';

/**
 * The command line that starts a program of the bff: in an image the bundle, in a checkout the source, so
 * that nothing needs a build first.
 */
export function bffProgram(name: string): readonly [program: string, args: readonly string[]] {
  const source = inWorkspace('bff/src', `${name}.ts`);
  if (!existsSync(source)) return [process.execPath, [inWorkspace('bff/dist', `${name}.js`)]];
  const tsx = inWorkspace('node_modules/tsx/dist/cli.mjs');
  return [process.execPath, [tsx, '--tsconfig', inWorkspace('bff/tsconfig.json'), source]];
}
