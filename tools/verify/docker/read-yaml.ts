import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { inWorkspace } from '../../shared/workspace';

/** The documents of a YAML file in the workspace as plain data. Merge keys (`<<`) are resolved. */
export function readYaml(path: string): unknown[] {
  const text = readFileSync(inWorkspace(path), 'utf8');
  const documents = parseAllDocuments(text, { merge: true, uniqueKeys: true });
  if (!Array.isArray(documents)) throw new Error(`${path} is empty.`);
  return documents.map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${path}: ${error.message}`);
    // Our own files: compose.yaml shares many settings by aliases.
    return document.toJS({ maxAliasCount: -1 }) as unknown;
  });
}
