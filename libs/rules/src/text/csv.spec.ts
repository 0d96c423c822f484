import fc from 'fast-check';
import { type CsvValue, toCsv } from './csv';

/**
 * A parser of RFC 4180 and nothing else.
 * @throws Error when the text breaks the format.
 */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  const next = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (next.lastIndex < csv.length) {
    const at = next.lastIndex;
    const [, quoted, plain, end] = next.exec(csv) ?? [];
    if (end === undefined) throw new Error(`No cell at ${at}: ${csv.slice(at, at + 20)}`);
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reverts the neutralizing, like a reader that knows about it. */
const textOf = (cell: string): string =>
  /^'+[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;

const line = (...row: CsvValue[]): string => toCsv([row]);

describe('CSV by RFC 4180 (SEC-54)', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['he said "no"', '"he said ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['রহিম', 'রহিম'],
    ['', ''],
  ])('%p is written %p', (text, written) => expect(line(text)).toBe(`${written}\r\n`));

  it.each([
    '=1+1',
    '=cmd|"/c calc"!A1',
    '+8801712345678',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '  =1',
    '＝1',
    "'=1",
  ])('%p cannot run: an apostrophe stands before it', (text) => {
    const [[cell = ''] = []] = parse(line(text));
    expect(cell).toBe(`'${text}`);
    expect(textOf(cell)).toBe(text);
  });

  it('what begins harmlessly stays as it is', () => {
    expect(line("o'clock", 'a=b', '3-1')).toBe(`"o'clock",a=b,3-1\r\n`);
  });

  it('a text with another separator cannot part into a formula there', () => {
    expect(line('a;=1')).toBe('"a;=1"\r\n');
  });

  it('numbers stay numbers, flags flags; nothing is an empty cell', () => {
    expect(line(-5, 1.5, 0, true, false, null, Number.NaN)).toBe('-5,1.5,0,true,false,,\r\n');
  });

  it('no cell of any text begins as a formula, and parsing back gives the data', () => {
    const unit = fc.constantFrom(...'=+-@\'",;|\t\r\n\0 a1ক＝');
    const text = fc.oneof(fc.string({ unit, maxLength: 8 }), fc.string({ unit: 'binary' }));
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, (data) => {
        const cells = parse(toCsv(data));
        for (const cell of cells.flat())
          expect(cell).not.toMatch(/^[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u);
        expect(cells.map((row) => row.map(textOf))).toEqual(data);
      }),
      { numRuns: 2_000 },
    );
  });
});
