import { pageToShow } from './use-paged-list';

const pages = (totalPages: number) => ({ currentPage: 1, totalPages, totalRecords: 0 });

test('a page of the list is shown', () => {
  expect(pageToShow(1, pages(3))).toBe(1);
  expect(pageToShow(3, pages(3))).toBe(3);
});

test('a page after the end becomes the last page', () => {
  expect(pageToShow(999, pages(3))).toBe(3);
  expect(pageToShow(2, pages(1))).toBe(1);
});

test('while the length of the list is unknown, the page stays', () => {
  expect(pageToShow(999, undefined)).toBe(999);
});
