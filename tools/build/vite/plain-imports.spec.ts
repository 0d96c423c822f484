import { plainImports } from './plain-imports';

/** Builds an app with one part that is imported lazily or at once, with so many sheets. */
function build(part: { isDynamicEntry: boolean; sheets: number }): void {
  const { generateBundle } = plainImports();
  const hook = generateBundle as unknown as (this: object, options: object, output: object) => void;
  const importedCss = new Set(Array.from({ length: part.sheets }, (_, at) => `${at}.css`));
  const chunk = { type: 'chunk', fileName: 'part.js', isDynamicEntry: part.isDynamicEntry };
  const error = (message: string): never => {
    throw new Error(message);
  };
  hook.call({ error }, {}, { 'part.js': { ...chunk, viteMetadata: { importedCss } } });
}

it('styles of a lazy part fail the build, as nobody would load them', () => {
  expect(() => build({ isDynamicEntry: true, sheets: 1 })).toThrow('the styles of part.js');
});

it('styles of an entry and lazy parts without styles are fine', () => {
  build({ isDynamicEntry: false, sheets: 1 });
  build({ isDynamicEntry: true, sheets: 0 });
});
