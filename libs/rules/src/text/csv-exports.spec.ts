import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { redeemCodesCsv } from '../redeem-codes/codes-csv';
import {
  daysCsv,
  metricsCsv,
  insightsFile,
  methodRevenueCsv,
  planRevenueCsv,
  servicesCsv,
} from '../statistics/insights-csv';
import { textOfCell, toCsv } from './csv';

/** Texts that break files or run in spreadsheets, and ordinary texts. */
const HOSTILE = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', "'=1", "''", "'"],
  ...['=cmd|"/c calc"!A1', '=HYPERLINK("http://evil.test")', 'a,b', 'a;b', 'he said "no"', '"'],
  ...[
    'two\nlines',
    'two\r\nlines',
    'old\rmac',
    'চরকি',
    'হৈচৈ, ঢাকা',
    '🎬 "বাংলা" 👩‍👩‍👧',
    '',
    ' blanks ',
  ],
  ...['#N/A', '1e5', '007', 'TRUE', '\uFEFFmark', '\0', '＝1'],
];

const FORMULA = /^[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/u;

/**
 * The file as another program reads it: every cell as text, the header first. No cell may run as a formula.
 */
function read(csv: string): string[][] {
  const rows = parse(`\uFEFF${csv}`, { bom: true });
  return rows;
}

/** The rows below the header, with the original texts; fails when a text cell could run as a formula. */
function dataOf(csv: string): string[][] {
  const [, ...rows] = read(csv);
  return rows.map((row) =>
    row.map((cell) => {
      if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(FORMULA);
      return textOfCell(cell);
    }),
  );
}

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }));
const count = fc.integer({ min: 0, max: 1_000_000_000 });

/** Percent with two decimals, computed in whole numbers. */
function exactChange(now: number, before: number): number {
  const change = BigInt(now - before) * 10_000n;
  const size = change < 0n ? -change : change;
  const rounded = (2n * size + BigInt(before)) / (2n * BigInt(before));
  return (Math.sign(now - before) * Number(rounded)) / 100;
}

const asText = (value: number | boolean): string => String(value);

describe('a CSV library reads every export back as the data', () => {
  it.each(HOSTILE)('the text %j', (text) => {
    expect(dataOf(toCsv([['head'], [text, 'next']]).replace('head', 'head,next'))).toEqual([
      [text, 'next'],
    ]);
  });

  it('redeem codes', () => {
    const code = fc.record({
      redeem_code: hostile,
      is_used: fc.boolean(),
      days: count,
      videos: count,
      used_by_users: fc.array(fc.integer({ min: 1 }), { maxLength: 2 }),
      created_at: fc.constant('2031-03-09T18:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(code), (codes) => {
        expect(dataOf(redeemCodesCsv(codes, 'Asia/Dhaka'))).toEqual(
          codes.map(({ redeem_code, is_used, days, videos, used_by_users }) => [
            ...[redeem_code, asText(is_used), asText(days), asText(videos)],
            ...[used_by_users[0] === undefined ? 'N/A' : asText(used_by_users[0]), '2031-03-10'],
          ]),
        );
      }),
    );
  });

  it('revenue by plan and by method', () => {
    const money = {
      payments: count,
      revenue: count,
      revenueBefore: fc.integer({ min: 1, max: 9_999 }),
    };
    const part = fc.record({
      planId: hostile,
      plan: hostile,
      method: fc.option(hostile),
      ...money,
    });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const cells = parts.map(({ payments, revenue, revenueBefore }) => [
          ...[payments, revenue / 100, revenueBefore / 100].map(asText),
          asText(exactChange(revenue, revenueBefore)),
        ]);
        const byPlan = parts.map(({ planId, plan }, row) => [planId, plan, ...(cells[row] ?? [])]);
        const byMethod = parts.map(({ method }, row) => [method ?? '', ...(cells[row] ?? [])]);
        expect(dataOf(planRevenueCsv(parts))).toEqual(byPlan);
        expect(dataOf(methodRevenueCsv(parts))).toEqual(byMethod);
      }),
    );
  });

  it('services and days', () => {
    const service = fc.record({ name: hostile, completed: count, failed: fc.constant(0) });
    const day = fc.record({
      ...{ date: fc.constant('2031-03-10'), downloads: count, logins: count },
      ...{ payments: count, revenue: count },
    });
    fc.assert(
      fc.property(fc.array(service), fc.array(day), (services, days) => {
        expect(dataOf(servicesCsv(services))).toEqual(
          services.map(({ name, completed }) => [
            ...[name, asText(completed), '0', completed === 0 ? '' : '0'],
          ]),
        );
        expect(dataOf(daysCsv(days))).toEqual(
          days.map(({ date, downloads, logins, payments, revenue }) => [
            ...[date, asText(downloads), asText(logins), asText(payments), asText(revenue / 100)],
          ]),
        );
      }),
    );
  });
});

describe('the files of the insights', () => {
  it('write money in BDT, changes in percent, and nothing where there is no value', () => {
    const metrics = [
      { name: 'Revenue', unit: 'poisha', now: 150_050, before: 100_000 },
      { name: 'Conversion', unit: 'percent', now: 33.3333, before: null },
      { name: 'Downloads', unit: 'count', now: 5, before: 0 },
    ] as const;
    expect(read(metricsCsv(metrics))).toEqual([
      ['metric', 'unit', 'now', 'before', 'change_percent'],
      ['Revenue', 'BDT', '1500.5', '1000', '50.05'],
      ['Conversion', 'percent', '33.33', '', ''],
      ['Downloads', 'count', '5', '0', ''],
    ]);
  });

  it.each([
    [131_539_919, 4_000, '3288397.98'],
    [40_202, 40_000, '0.51'],
    [20_201, 20_000, '1.01'],
    [19_799, 20_000, '-1.01'],
  ])('a half of the last decimal is rounded away from 0: %d after %d', (now, before, change) => {
    const metrics = [{ name: 'Downloads', unit: 'count', now, before }] as const;
    expect(read(metricsCsv(metrics))[1]?.[4]).toBe(change);
  });

  it('are called by their part and days', () => {
    const range = { from: '2031-03-01', to: '2031-03-31' };
    expect(insightsFile('services', range)).toBe('services_2031-03-01_2031-03-31.csv');
  });
});
