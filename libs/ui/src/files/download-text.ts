/** With a byte order mark spreadsheets read a file as UTF-8. Without it Bangla text is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How long the object URL stays valid, in ms. The browser must start the download in this time. */
const KEPT_MS = 60_000;

/**
 * Starts the download of a text as a file. A text/csv file gets a byte order mark, so that spreadsheets
 * detect its encoding.
 * @param fileName name offered for saving, with its extension.
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
