import { isTaskFound } from './task-search';

const task = { file_name: 'Mirzapur (2018) S01E01.mkv', user_id: 10_423, userName: 'Rokeya Begum' };

it.each([
  ['mirzapur', true],
  ['(2018)', true],
  ['S01.01', false],
  ['.*', false],
  [' begum ', true],
  ['104', true],
  ['423', false],
  ['', true],
])('a search for %p finds the task: %p', (search, found) => {
  expect(isTaskFound(task, search)).toBe(found);
});
