import {
  daysCsv,
  metricsCsv,
  methodRevenueCsv,
  planRevenueCsv,
  redeemCodesCsv,
  servicesCsv,
  toCsv,
} from '@portal/rules';

/** Texts that break files or run as formulas in spreadsheets, and ordinary texts of users. */
const HOSTILE_CELLS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', "'=1", "''", "'", '＝1'],
  ...['=cmd|"/c calc"!A1', '=HYPERLINK("http://evil.test")', 'a,b', 'a;=1', 'he said "no"', '"'],
  ...['two\nlines', 'two\r\nlines', 'চরকি', 'হৈচৈ, "ঢাকা"', '🎬 👩‍👩‍👧', ' blanks ', '#N/A', "o'clock"],
] as const;

/** A file and the data that it must contain. Flags and numbers are texts. */
export interface ProvedExport {
  readonly name: string;
  readonly csv: string;
  readonly data: readonly (readonly string[])[];
}

const written = (row: readonly (string | number | boolean)[]): string[] => row.map(String);

/** Every export of the portal, with hostile texts in all text fields. */
export function hostileExports(): ProvedExport[] {
  const money = { payments: 2, revenue: 150_050, revenueBefore: 300_100 };
  const amounts = [2, 1500.5, 3001, -50];
  const codes = HOSTILE_CELLS.map((redeem_code) => ({
    ...{ redeem_code, is_used: true, days: 30, videos: 0, used_by_users: [10_001] },
    created_at: '2031-03-09T18:00:00.000Z',
  }));
  const tries = HOSTILE_CELLS.map((name) => ({ name, completed: 3, failed: 1 }));
  const days = [
    { date: '2031-03-10', downloads: 3, logins: 2, payments: 1, revenue: 150_050 },
    { date: '2031-03-11', downloads: 0, logins: 0, payments: 0, revenue: 0 },
  ];
  const files: [string, string, (string | number | boolean)[][]][] = [
    [
      'redeem codes',
      redeemCodesCsv(codes, 'Asia/Dhaka'),
      HOSTILE_CELLS.map((text) => [text, true, 30, 0, 10_001, '2031-03-10']),
    ],
    // All columns of the audit are texts. toCsv makes the file from them.
    [
      'audit',
      toCsv([['who', 'what', 'target'], ...HOSTILE_CELLS.map((text) => [text, `${text}!`, text])]),
      HOSTILE_CELLS.map((text) => [text, `${text}!`, text]),
    ],
    [
      'insights',
      metricsCsv(HOSTILE_CELLS.map((name) => ({ name, unit: 'count', now: 3, before: 2 }))),
      HOSTILE_CELLS.map((name) => [name, 'count', 3, 2, 50]),
    ],
    [
      'revenue by plan',
      planRevenueCsv(HOSTILE_CELLS.map((text) => ({ planId: text, plan: text, ...money }))),
      HOSTILE_CELLS.map((text) => [text, text, ...amounts]),
    ],
    [
      'revenue by method',
      methodRevenueCsv(HOSTILE_CELLS.map((method) => ({ method, ...money }))),
      HOSTILE_CELLS.map((text) => [text, ...amounts]),
    ],
    ['failures by service', servicesCsv(tries), HOSTILE_CELLS.map((text) => [text, 3, 1, 25])],
    [
      'days',
      daysCsv(days),
      days.map(({ date, downloads, logins, payments, revenue }) => [
        ...[date, downloads, logins, payments, revenue / 100],
      ]),
    ],
  ];
  return files.map(([name, csv, data]) => ({ name, csv, data: data.map(written) }));
}
