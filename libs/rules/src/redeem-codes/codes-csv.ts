import { toCsv } from '../text/csv';
import { calendarDay } from '../time/calendar-day';

/** Columns of the export, in order. */
const COLUMNS = ['redeem_code', 'is_used', 'days', 'videos', 'used_by', 'created_at'] as const;

/** The fields of a code that are exported. */
export interface ExportedCode {
  readonly redeem_code: string;
  readonly is_used: boolean;
  readonly days: number;
  readonly videos: number;
  /** Only the first one is exported. */
  readonly used_by_users: readonly number[];
  /** ISO 8601. */
  readonly created_at: string;
}

/** Codes as CSV; `zone` is the time zone of the exported days. */
export function redeemCodesCsv(codes: readonly ExportedCode[], zone: string): string {
  return toCsv([COLUMNS, ...codes.map((code) => cellsOf(code, zone))]);
}

const cellsOf = (code: ExportedCode, zone: string) => [
  code.redeem_code,
  code.is_used,
  code.days,
  code.videos,
  code.used_by_users[0] ?? 'N/A',
  calendarDay(new Date(code.created_at), zone),
];

/** The fields of a code that only the additional export has. */
export interface DetailedCode extends ExportedCode {
  readonly batch: string | null;
  /** ISO 8601; null: no end. */
  readonly valid_until: string | null;
}

/** Codes as CSV with batch and validity after the specified columns. */
export function redeemCodeDetailsCsv(codes: readonly DetailedCode[], zone: string): string {
  const rows = codes.map((code) => [
    ...cellsOf(code, zone),
    code.batch ?? '',
    // The last day: a code is valid until that day ends.
    code.valid_until === null ? '' : calendarDay(new Date(Date.parse(code.valid_until) - 1), zone),
  ]);
  return toCsv([[...COLUMNS, 'batch', 'valid_until'], ...rows]);
}

/** Name of the file, by filter. */
export const redeemCodesFile = (filter: string): string => `redeem_codes_${filter}.csv`;
