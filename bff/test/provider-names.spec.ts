import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SOURCES = join(__dirname, '../src');

/** Kinds of providers: the suffix of the file, and the end of the class's name. */
const KINDS: Readonly<Record<string, string>> = {
  controller: 'Controller',
  filter: 'Filter',
  guard: 'Guard',
  interceptor: 'Interceptor',
  job: 'Job',
  module: 'Module',
  pipe: 'Pipe',
  repository: 'Repository',
  service: 'Service',
};

const DECORATORS = new Set(['Catch', 'Controller', 'Injectable', 'Module']);

/** Where a class is named after its file alone; audiences put their own name before it. */
const NAMED_AFTER_FILE = /^(domain|platform)\//;

/** What is wrong with the names of a file's providers and schemas, one line each. */
function findWrongNames(path: string, text: string): string[] {
  const [, stem = '', kind = ''] = /([^/]+?)(?:\.([a-z]+))?\.ts$/.exec(path) ?? [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      const problem = problemOf(node.name.text, isProvider(node), { path, stem, kind });
      if (problem) found.push(`${path}: ${problem}`);
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Schema' && kind !== 'schema') {
      found.push(`${path}: makes a Schema, so its name must end in .schema.ts`);
    }
    if (ts.isFunctionDeclaration(node) && isPresenter(node) && kind !== 'presenter') {
      found.push(`${path}: presents an answer, so its name must end in .presenter.ts`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function problemOf(
  name: string,
  isProvided: boolean,
  { path, stem, kind }: { path: string; stem: string; kind: string },
): string | null {
  const ending = KINDS[kind];
  const wanted = Object.entries(KINDS).find(([, end]) => name.endsWith(end))?.[0];
  if (!isProvided) {
    return wanted && wanted !== kind ? `class ${name} belongs into a file .${wanted}.ts` : null;
  }
  if (!ending) return `class ${name} is a provider, so its file needs one of ${suffixes()}`;
  if (!name.endsWith(ending)) return `class ${name} must end in ${ending}, as its file does`;
  const own = kebab(name.slice(0, -ending.length));
  if (NAMED_AFTER_FILE.test(path) && own !== stem) {
    return `class ${name} belongs into ${own}.${kind}.ts`;
  }
  return null;
}

const isProvider = (node: ts.ClassDeclaration): boolean =>
  (ts.getDecorators(node) ?? []).some(
    ({ expression }) =>
      ts.isCallExpression(expression) && DECORATORS.has(expression.expression.getText()),
  );

const isPresenter = ({ name, modifiers }: ts.FunctionDeclaration): boolean =>
  /^present[A-Z]/.test(name?.text ?? '') &&
  (modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const suffixes = (): string =>
  Object.keys(KINDS)
    .map((kind) => `.${kind}`)
    .join(', ');

const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

describe('names of providers', () => {
  it('says in every file and class which kind of provider it is', () => {
    const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
    expect(paths.length).toBeGreaterThan(100);
    const wrong = paths.flatMap((path) =>
      findWrongNames(path, readFileSync(join(SOURCES, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a provider without a kind', 'domain/x/gifts.ts', '@Injectable() class Gifts {}'],
    ['a class without its kind', 'domain/x/gifts.service.ts', '@Injectable() class Gifts {}'],
    ['another kind than the file', 'domain/x/gifts.service.ts', '@Injectable() class GiftsJob {}'],
    ['another name than the file', 'domain/x/gifts.job.ts', '@Injectable() class PresentsJob {}'],
    ['a controller without a kind', 'user/gifts.ts', '@Controller() class GiftsController {}'],
    ['a plain class in the wrong file', 'platform/x/gifts.ts', 'abstract class GiftsService {}'],
    ['a presenter elsewhere', 'user/x/gift.ts', 'export function presentGift() {}'],
    ['a schema elsewhere', 'domain/x/gift.ts', 'const gift = new Schema({});'],
  ])('refuses %s', (_what, path, text) => {
    expect(findWrongNames(path, text)).toHaveLength(1);
  });

  it.each([
    ['domain/x/gifts.service.ts', '@Injectable() class GiftsService {}'],
    ['admin/x/gifts.controller.ts', '@Controller() class AdminGiftsController {}'],
    ['platform/x/gift-box.ts', 'class GiftBox {}'],
    ['domain/x/gift.schema.ts', 'const gift = new Schema({});'],
  ])('takes %s', (path, text) => {
    expect(findWrongNames(path, text)).toEqual([]);
  });
});
