import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { type Schema, TypeSchemas } from './type-schema';

// Writes the answers of the contract's calls, which only the compiler knows, down as JSON schemas.
// `--check` only tells whether the committed file is the one of today's contract.
const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../libs/contracts');
const target = join(here, '../src/platform/openapi/contract-schemas.json');

const text = await format(JSON.stringify(readAnswers()), {
  ...(await resolveConfig(target)),
  parser: 'json',
});
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) process.exitCode = 1;

function readAnswers(): { answers: Record<string, Schema>; types: Record<string, Schema> } {
  const configFile = join(contracts, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, contracts);
  const index = join(contracts, 'src/index.ts');
  const program = ts.createProgram([index], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`No module at ${index}`);

  const schemas = new TypeSchemas(checker);
  const answers: Record<string, Schema> = {};
  for (const symbol of checker.getExportsOfModule(module)) {
    const answer = answerOf(symbol, checker);
    if (answer) answers[symbol.name] = schemas.of(answer);
  }
  return { answers: sorted(answers), types: sorted(Object.fromEntries(schemas.named)) };
}

/** The Response of a `Call<Path, Request, Response>`; null for other exports. */
function answerOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | null {
  const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(origin.flags & ts.SymbolFlags.Variable)) return null;
  const type = checker.getTypeOfSymbol(origin);
  if (type.symbol?.name !== 'Call') return null;
  return checker.getTypeArguments(type as ts.TypeReference)[2] ?? null;
}

function sorted(schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
