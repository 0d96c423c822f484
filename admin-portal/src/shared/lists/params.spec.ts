import { anyText, oneOf, readPage, readParams, writeParams } from './params';

const SCHEMA = {
  search: anyText,
  status: oneOf(['active', 'expired'], null),
  kind: oneOf(['all', 'used'], 'all'),
};

const read = (text: string) => readParams(SCHEMA, new URLSearchParams(text));
const write = (text: string, changes: Parameters<typeof writeParams<typeof SCHEMA>>[2]) =>
  writeParams(SCHEMA, new URLSearchParams(text), changes).toString();

describe('the values of a list in the address', () => {
  test('are read by name', () => {
    expect(read('tab=users&search=Rahim+U&status=expired&kind=used')).toEqual({
      search: 'Rahim U',
      status: 'expired',
      kind: 'used',
    });
  });

  test('have defaults when they are absent', () => {
    expect(read('')).toEqual({ search: '', status: null, kind: 'all' });
  });

  test.each(['status=Active&kind=ALL', 'status=&kind=', 'status=toString&kind=constructor'])(
    'that are wrong become the default: %s',
    (text) => {
      expect(read(text)).toMatchObject({ status: null, kind: 'all' });
    },
  );

  test('that are the default are left out', () => {
    const text = 'tab=users&search=a&status=active&kind=used';
    expect(write(text, { search: '' })).toBe('tab=users&status=active&kind=used');
    expect(write(text, { status: null })).toBe('tab=users&search=a&kind=used');
    expect(write(text, { kind: 'all' })).toBe('tab=users&search=a&status=active');
  });

  test('stay when others change, and so do values of other parts of the screen', () => {
    expect(write('tab=users&user=7&status=active', { search: 'a' })).toBe(
      'tab=users&user=7&status=active&search=a',
    );
  });

  test('are read as they were written', () => {
    const values = { search: '50% & #tag', status: 'active', kind: 'used' } as const;
    expect(read(write('', values))).toEqual(values);
  });

  test('change in a copy: the address before stays as it was', () => {
    const before = new URLSearchParams('page=2');
    writeParams(SCHEMA, before, { search: 'a' });
    expect(before.toString()).toBe('page=2');
  });
});

describe('the page in the address', () => {
  test.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=99999999999999999999', 1],
  ])('%s is page %i', (text, page) => {
    expect(readPage(new URLSearchParams(text))).toBe(page);
  });

  test('a list that changes starts at page 1', () => {
    expect(write('page=4', { status: 'active' })).toBe('status=active');
  });

  test('another page keeps the list', () => {
    expect(write('status=active&page=2', { page: 3 })).toBe('status=active&page=3');
  });

  test('page 1 is left out', () => {
    expect(write('status=active&page=2', { page: 1 })).toBe('status=active');
  });
});
