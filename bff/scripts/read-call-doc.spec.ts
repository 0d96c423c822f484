import ts from 'typescript';
import type { CallDoc } from '../src/platform/openapi/call-docs';
import { readCallDoc } from './read-call-doc';

const FILE = '/contracts/tasks/calls.ts';

/** Reads the doc comment above an exported call. */
function read(comment: string): CallDoc | null {
  const text = `
    interface Call<Path> { path: Path }
    const LIMIT = 2_000;
    ${comment}
    export const listThings: Call<'/api/things'> = { path: '/api/things' };`;
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile;
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(name, text, version, true) : read(name, version);
  const program = ts.createProgram([FILE], { noLib: true, noResolve: true }, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const [symbol] = module ? checker.getExportsOfModule(module) : [];
  if (!symbol) throw new Error('The call is not exported.');
  return readCallDoc(symbol, checker);
}

describe('the documentation of a call', () => {
  it('is its first sentence, the others, and the folder as its noun', () => {
    expect(read('/** Lists things. Newest first.\n * All of them. */')).toEqual({
      noun: 'tasks',
      summary: 'Lists things.',
      description: 'Newest first. All of them.',
    });
  });

  it('cites no requirements', () => {
    expect(read('/** Lists things\n * (SEC-44, OPS-2). */')?.summary).toBe('Lists things.');
  });

  it('has the value of a linked constant', () => {
    expect(read('/** Lists {@link LIMIT} things. */')?.summary).toBe('Lists 2,000 things.');
  });

  it.each([
    ['', 'is missing'],
    ['/** Lists things */', 'has no sentence with a full stop'],
    [`/** Lists ${'many '.repeat(30)}things. */`, 'begins with more than 125 characters'],
    ['/** Lists at most LIST_LIMIT things. */', 'names a constant'],
    ['/** Lists {@link NOTHING} things. */', 'No constant text or number: NOTHING'],
  ])('must be a short sentence for a stranger: %p is refused', (comment, problem) => {
    expect(() => read(comment)).toThrow(problem);
  });
});
