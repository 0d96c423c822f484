import { chooseProgram, describePrograms, type Programs } from './run-program';

const PROGRAMS: Programs = {
  one: { file: 'one.ts', about: 'Does one thing.' },
  other: { file: 'one.ts', args: ['--other'], about: 'Does another.' },
  plain: { file: 'one.ts', about: 'Does much.', takesNoArguments: true },
};

describe('the runner of a table of programs', () => {
  it('gives a program its fixed arguments, then those of the command line', () => {
    expect(chooseProgram(PROGRAMS, ['other', '--rounds', '3'])).toMatchObject({
      kind: 'run',
      args: ['--other', '--rounds', '3'],
    });
  });

  it.each([
    ['no name', [], 'Say which program to run.'],
    ['an unknown name', ['two'], "There is no program 'two'."],
    ['a name that every object has', ['toString'], "There is no program 'toString'."],
  ])('refuses %s', (_what, words, text) => {
    expect(chooseProgram(PROGRAMS, words)).toEqual({ kind: 'mistake', text });
  });

  it('does not start a program that reads no arguments when it is given some', () => {
    const text = 'plain: Does much. It takes no arguments.';
    expect(chooseProgram(PROGRAMS, ['plain', '--help'])).toEqual({ kind: 'about', text });
    expect(chooseProgram(PROGRAMS, ['plain', '--rounds'])).toEqual({ kind: 'mistake', text });
    expect(chooseProgram(PROGRAMS, ['plain'])).toMatchObject({ kind: 'run', args: [] });
  });

  it('leaves --help after a name to the program, and lists all programs without one', () => {
    expect(chooseProgram(PROGRAMS, ['one', '--help'])).toMatchObject({
      kind: 'run',
      args: ['--help'],
    });
    expect(chooseProgram(PROGRAMS, ['--help'])).toEqual({ kind: 'help' });
    expect(describePrograms('npm run verify', PROGRAMS)).toContain('  one    Does one thing.\n');
  });
});
