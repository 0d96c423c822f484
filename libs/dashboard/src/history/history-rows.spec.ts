import type { HistoryItem } from '@portal/contracts';
import { dateItems, groupByDay, searchItems } from './history-rows';

const download = (_id: string, file_name: string, day: string): HistoryItem => ({
  _id,
  file_name,
  download_date: `${day}T10:00:00.000Z`,
  ott_service: 'Netflix',
});
const HISTORY = dateItems(
  [
    download('4', 'The.Monsoon.Line.S01E02.mkv', '2031-03-10'),
    download('3', 'The.Monsoon.Line.S01E01.mkv', '2031-03-10'),
    download('2', 'Eleven.Rivers.mp4', '2031-03-09'),
    download('1', 'Cold.Delta.mkv', '2031-03-07'),
  ],
  (iso) => iso.slice(0, 10),
);
const ids = (search: string) => searchItems(HISTORY, search).map(({ item }) => item._id);

test('each day has one heading, before its first download', () => {
  const lines = groupByDay(HISTORY).map((row) => (row.kind === 'day' ? row.day : row.item._id));
  expect(lines).toEqual(['2031-03-10', '4', '3', '2031-03-09', '2', '2031-03-07', '1']);
});

test('every row has a key of its own', () => {
  const keys = groupByDay(HISTORY).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a search finds downloads that hold all of its words, in any order and case', () => {
  expect(ids('line MONSOON')).toEqual(['4', '3']);
  expect(ids('e02')).toEqual(['4']);
  expect(ids('netflix delta')).toEqual(['1']);
  expect(ids('monsoon delta')).toEqual([]);
});

test('a search of blanks finds everything', () => {
  expect(ids('   ')).toEqual(['4', '3', '2', '1']);
});
