import { init } from 'es-module-lexer';
import type { Rolldown } from 'vite';
import { withChecks } from './checked-imports';

const chunk = (fileName: string, imports: readonly string[] = []) => ({
  ...{
    type: 'chunk',
    fileName,
    imports,
    viteMetadata: { importedCss: new Set(['assets/late.css']) },
  },
});

const BUNDLE = {
  'assets/entry.js': { ...chunk('assets/entry.js', ['assets/shared.js']), viteMetadata: undefined },
  'assets/shared.js': { ...chunk('assets/shared.js'), viteMetadata: undefined },
  'assets/late.js': chunk('assets/late.js', ['assets/shared.js', 'assets/part.js']),
  'assets/part.js': { ...chunk('assets/part.js'), viteMetadata: undefined },
} as unknown as Rolldown.OutputBundle;

const checkedCode = (code: string): string =>
  withChecks({ fileName: 'assets/entry.js', code }, BUNDLE);

const checkBefore = (lazyImport: string): string =>
  'Promise.resolve(globalThis.portalFiles?.(import.meta.url,' +
  `["./late.js","./late.css","./part.js"])).then(()=>${lazyImport})`;

beforeAll(() => init());

it.each([
  `import('./late.js')`,
  `import("./late.js")`,
  'import(`./late.js`)',
  `import ( './late.js' )`,
  `import(/* @vite-ignore */ './late.js')`,
  `import('./late.js' /* late */)`,
  `import('../assets/late.js')`,
  String.raw`import('./l\u0061te.js')`,
  `import('./late.js',{})`,
])('%s asks for its files first, without those of the importing chunk', (lazyImport) => {
  expect(checkedCode(`const a=()=>${lazyImport},b=1;`)).toBe(
    `const a=()=>${checkBefore(lazyImport)},b=1;`,
  );
});

it('each of several imports is checked', () => {
  const code = `a(import('./late.js'));b(import(\`./late.js\`))`;
  expect(checkedCode(code)).toBe(
    `a(${checkBefore(`import('./late.js')`)});b(${checkBefore('import(`./late.js`)')})`,
  );
});

it.each([
  `import{a}from'./late.js';`,
  `const text="import('./late.js')";`,
  `// import('./late.js')`,
  `import('./shared.js')`,
])('%s needs no check', (code) => {
  expect(checkedCode(code)).toBe(code);
});

it.each([
  'import(name)',
  'import(/* @vite-ignore */ name)',
  'import(`./${name}.js`)',
  `import('./' + name)`,
  `import('./no-such-file.js')`,
  `import('late')`,
  `import('https://elsewhere.example/late.js')`,
])('%s fails the build with file and position', (lazyImport) => {
  expect(() => checkedCode(`import('./late.js');${lazyImport}`)).toThrow(
    `assets/entry.js, position 20: ${lazyImport} cannot be checked.`,
  );
});
