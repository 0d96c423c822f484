/** By this mark at the start spreadsheets know UTF-8; without it they show Bangla as signs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How long a browser may take to begin saving, in ms. */
const KEPT_MS = 60_000;

/**
 * Hands a text over as a file to save; text/csv with the mark that tells spreadsheets its encoding.
 * @param fileName as it is offered, with its ending.
 */
export function downloadText(fileName: string, mime: string, text: string): void {
  const start = mime === 'text/csv' ? BYTE_ORDER_MARK : '';
  const file = new Blob([start, text], { type: `${mime};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
