import { readFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import { textOfCell } from '@portal/rules';
import { parse } from 'csv-parse/sync';

/** A CSV file as a program parses it. */
export interface SavedCsv {
  readonly name: string;
  /** The header row, then the rows. Texts are without the protection against formulas. */
  readonly rows: string[][];
}

/** Parses the file that a click saves, with a CSV library. Fails when a cell could run as a formula. */
export async function savedCsv(page: Page, press: () => Promise<void>): Promise<SavedCsv> {
  const saved = page.waitForEvent('download');
  await press();
  const download = await saved;
  const rows: string[][] = parse(await readFile(await download.path()), { bom: true });
  const texts = rows.flat().filter((cell) => !/^-?\d+(\.\d+)?$/.test(cell));
  for (const text of texts) expect(text).not.toMatch(/^[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u);
  return {
    name: download.suggestedFilename(),
    rows: rows.map((row) => row.map(textOfCell)),
  };
}
