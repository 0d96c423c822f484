import { compareTallies } from './counters/finding';
import { describeCounters } from './describe-counters';

const right = { name: 'sign-ins of days', counted: 1_000, compared: 58, wrong: [] };

it('says how much was counted and compared', () => {
  expect(describeCounters([right], 7).split('\n')).toEqual([
    'counters          records  compared  wrong',
    '----------------  -------  --------  -----',
    'sign-ins of days     1000        58      0',
    '',
    'All counters equal a recount, 7 s.',
    '',
  ]);
});

it('names what differs, a value that one side lacks too', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
    ['gone', 3],
  ]);
  const wrong = compareTallies(kept, new Map([...[...kept].slice(0, 1), ['b', 3], ['new', 1]]));
  const text = describeCounters([{ ...right, wrong }], 1);
  expect(wrong).toEqual([
    'b: kept 2, counted 3',
    'gone: kept 3, counted 0',
    'new: kept 0, counted 1',
  ]);
  expect(text).toContain('sign-ins of days: gone: kept 3, counted 0\n');
  expect(text).toContain('\n3 differ, 1 s.\n');
});
