/** Value of a cell. */
export type CsvValue = string | number | boolean | null;

/**
 * Beginnings of a text that a spreadsheet reads as a formula: = + - @ and their wide forms, tab, line ends
 * and NUL, also after spaces and apostrophes. Spreadsheets drop some of these characters, which would bring a
 * formula to the front.
 */
const FORMULA = /^'*[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u;

/** Characters that need quotes by RFC 4180, and separators of other readers. */
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
 * Rows as CSV by RFC 4180: commas, CRLF after each row, quotes doubled inside quotes. Numbers (also negative)
 * and booleans are not changed; null and NaN are empty cells. A text that a spreadsheet would run as a
 * formula gets one leading apostrophe, which spreadsheets do not show. A text that already begins with
 * apostrophes gets one more, so that removing one always restores the text (SEC-54).
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The original text of a cell that toCsv neutralized, for programs that read such a file. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
