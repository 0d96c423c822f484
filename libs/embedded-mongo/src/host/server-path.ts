import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INSTALLED = join('node_modules', '@portal', 'embedded-mongo', 'dist', 'server.js');

/**
 * The built server: the path given, else EMBEDDED_MONGO_SERVER, else the package found upwards
 * from the working directory. Looked up by path, since consumers bundle or transpile this lib.
 */
export function findServer(given = process.env['EMBEDDED_MONGO_SERVER']): string {
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Error(`embedded-mongo: no server at ${given}`);
  }
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const candidate = join(folder, INSTALLED);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder)
      throw new Error(
        'embedded-mongo: the server is not built; run npm run build -w @portal/embedded-mongo',
      );
  }
}
