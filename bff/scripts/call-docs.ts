import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import type { CallDoc } from '../src/platform/openapi/call-docs';
import { readCallDoc } from './read-call-doc';

// Writes the doc comments of the contract's calls down, which no bundle has.
// `--check` only tells whether the committed file is the one of today's contract.
const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../libs/contracts');
const target = join(here, '../src/platform/openapi/call-docs.json');

const text = await format(JSON.stringify(readCallDocs()), {
  ...(await resolveConfig(target)),
  parser: 'json',
});
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) process.exitCode = 1;

/** The documentation of each exported call, by its name. @throws Error for a call without a good sentence. */
function readCallDocs(): Record<string, CallDoc> {
  const { config } = ts.readConfigFile(join(contracts, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, contracts);
  const index = join(contracts, 'src/index.ts');
  const program = ts.createProgram([index], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`No module at ${index}`);

  const docs = checker.getExportsOfModule(module).flatMap((symbol) => {
    const doc = readCallDoc(symbol, checker);
    return doc ? [[symbol.name, doc] as const] : [];
  });
  return Object.fromEntries(docs.sort(([a], [b]) => (a < b ? -1 : 1)));
}
