import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOfCell } from '@portal/rules';
import { parse } from 'csv-parse/sync';
import { table } from '../../shared/table';
import { hostileExports, type ProvedExport } from './hostile-exports';

/**
 * Comma, quotes, UTF-8, from the first line. Cells are parsed like typed input, so that formulas would run.
 */
const TOKENS = '44,34,76,1,,0,false,true,false';
const FORMAT = `Text - txt - csv (StarCalc):${TOKENS}`;
const FORMULAS = /table:formula=/g;

const folder = mkdtempSync(join(tmpdir(), 'csv-proof-'));

/** Opens a file in LibreOffice, saves it as `format`, and returns the saved text. */
function saved(file: string, format: string, ending: string): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', `--infilter=${FORMAT}`, '--convert-to', format];
  const run = spawnSync('soffice', [profile, ...options, '--outdir', join(folder, 'out'), file], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (run.error || run.status !== 0) {
    throw new Error(`LibreOffice did not open ${file}: ${run.error?.message ?? run.stderr}`);
  }
  return readFileSync(join(folder, 'out', `export.${ending}`), 'utf8');
}

/** A spreadsheet uses its own line break and its own text for flags. */
function asSheet(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n');
  return plain === 'TRUE' || plain === 'FALSE' ? plain.toLowerCase() : plain;
}

function prove({ name, csv, data }: ProvedExport): [string, number, number, number, number] {
  const text = `\uFEFF${csv}`;
  const file = join(folder, 'export.csv');
  writeFileSync(file, text);
  const wanted = data.flat();
  const differing = (source: string, as: (cell: string) => string): number => {
    const [, ...rows]: string[][] = parse(source, { bom: true });
    const cells = rows.flat().map((cell) => as(textOfCell(cell)));
    return wanted.filter((cell, place) => cells[place] !== as(cell)).length;
  };
  const inLibrary = differing(text, (cell) => cell);
  const inOffice = differing(saved(file, `csv:${FORMAT}`, 'csv'), asSheet);
  const formulas = saved(file, 'fods', 'fods').match(FORMULAS)?.length ?? 0;
  return [name, wanted.length, inLibrary, inOffice, formulas];
}

try {
  const rows = hostileExports().map(prove);
  const head = ['export', 'cells', 'differ in csv-parse', 'differ in LibreOffice', 'formulas'];
  process.stdout.write(`${table(head, rows)}\n`);
  if (rows.some(([, , ...wrong]) => wrong.some((count) => count > 0))) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
