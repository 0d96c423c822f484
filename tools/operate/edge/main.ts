import { mkdirSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';
import { writeSnippets } from './write-snippets';

const folder = inWorkspace('docker/edge/generated');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(writeSnippets())) {
  writeFileSync(`${folder}/${name}`, text);
  process.stdout.write(`docker/edge/generated/${name}\n`);
}
