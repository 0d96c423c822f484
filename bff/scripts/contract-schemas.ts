import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
} from 'ts-json-schema-generator';

// Writes the answers of the contract's calls, which only the compiler knows, as JSON schemas.
// `--check` only tells whether the committed file is the one of today's contract.
type Schemas = Record<string, unknown>;
type Program = ReturnType<typeof createProgram>;
type Node = Parameters<SchemaGenerator['createSchemaFromNodes']>[0][number];

const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../libs/contracts');
const target = join(here, '../src/platform/openapi/contract-schemas.json');

const schemas = JSON.stringify(readAnswers()).replaceAll('#/definitions/', '#/components/schemas/');
const text = await format(schemas, { ...(await resolveConfig(target)), parser: 'json' });
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) process.exitCode = 1;

function readAnswers(): { answers: Schemas; types: Schemas } {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    ...{ tsconfig: join(contracts, 'tsconfig.json'), skipTypeCheck: true },
    ...{ jsDoc: 'extended', topRef: false, encodeRefs: false, sortProps: false },
  };
  const program = createProgram(config);
  const [parser, formatter] = [createParser(program, config), createFormatter(config)];
  const generator = new SchemaGenerator(program, parser, formatter, config);
  const answers: Schemas = {};
  const types: Schemas = {};
  for (const [call, response] of responsesOf(program)) {
    const { $schema: _, definitions, ...answer } = generator.createSchemaFromNodes([response]);
    answers[call] = answer;
    Object.assign(types, definitions);
  }
  return { answers: sorted(answers), types: sorted(types) };
}

/** The part of the syntax tree that leads to a Response. The generator has a compiler of its own. */
interface Declaration {
  readonly name?: { readonly text?: string };
  readonly initializer?: {
    readonly expression?: {
      readonly expression?: { readonly text?: string };
      readonly typeArguments?: readonly Node[];
    };
  };
}

/** Name and Response type of each `const name = defineCall<Request, Response>()(…)`. */
function responsesOf(program: Program): [string, Node][] {
  const found: [string, Node][] = [];
  const visit = (node: Node): void => {
    const { name, initializer } = node as Node & Declaration;
    const { expression, typeArguments = [] } = initializer?.expression ?? {};
    const [first, second] = typeArguments;
    const response =
      expression?.text === 'defineCall'
        ? second
        : expression?.text === 'defineEvents'
          ? first
          : null;
    if (name?.text && response) found.push([name.text, response]);
    else node.forEachChild(visit);
  };
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(contracts));
  files.forEach(visit);
  return found;
}

function sorted(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
