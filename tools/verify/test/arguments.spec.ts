import { readArguments } from './arguments';

const NOTHING = { changed: false, watch: false, help: false, words: [] };

describe('the arguments of npm test', () => {
  it.each([
    [[], NOTHING],
    [['bff', 'payments'], { ...NOTHING, words: ['bff', 'payments'] }],
    [['--changed'], { ...NOTHING, changed: true }],
    [['--watch', 'dashboard'], { ...NOTHING, watch: true, words: ['dashboard'] }],
    [['-h'], { ...NOTHING, help: true }],
  ])('%j', (argv, expected) => {
    expect(readArguments(argv)).toEqual(expected);
  });

  it.each([
    [['--chnaged'], "Unknown option '--chnaged'"],
    [['--changed', 'bff'], 'give it alone'],
    [['--changed', '--watch'], 'give it alone'],
  ])('%j are refused with the usage', (argv, reason) => {
    expect(() => readArguments(argv)).toThrow(reason);
    expect(() => readArguments(argv)).toThrow('npm test -- bff');
  });
});
