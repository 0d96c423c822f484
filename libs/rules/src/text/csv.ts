/** Value of a cell. */
export type CsvValue = string | number | boolean | null;

/**
 * Beginnings that a spreadsheet takes for a formula, or drops so that one comes to the front: = + - @ and
 * their wide forms, tab, line ends and NUL, blanks before them, and the apostrophes that neutralise.
 */
const FORMULA = /^'*[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u;

/** What needs quotes by RFC 4180, and what other readers part cells at. */
const NEEDS_QUOTES = /[",;|'\t\r\n\0]|^\s|\s$/u;

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cell(value: CsvValue): string {
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  return value === null ? '' : String(value);
}

/**
 * Rows as CSV by RFC 4180: commas, CRLF after each row, quotes doubled inside quotes. Numbers and flags
 * stay what they are, negative numbers too; null and what is no number is an empty cell. A text that a
 * spreadsheet would run gets one apostrophe before it, which spreadsheets do not show; a text that has
 * apostrophes there already gets one more, so that taking one away gives every text back (SEC-54).
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The text of a cell before toCsv neutralised it, for programs that read such a file. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
