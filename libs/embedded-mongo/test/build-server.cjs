const { execFileSync } = require('node:child_process');
const { readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

const library = join(__dirname, '..');

const newest = (folder) =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

/** Builds dist/server.js once for all test files, when a source is newer than it. */
module.exports = function buildServer() {
  const server = join(library, 'dist', 'server.js');
  const built = statSync(server, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newest(join(library, 'src'))) return;
  const rolldown = join(library, '../../node_modules/.bin/rolldown');
  execFileSync(rolldown, ['-c', 'rolldown.config.mjs'], { cwd: library });
};
