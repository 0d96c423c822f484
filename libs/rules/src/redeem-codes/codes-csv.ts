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
  const rows = codes.map((code) => [
    code.redeem_code,
    code.is_used,
    code.days,
    code.videos,
    code.used_by_users[0] ?? 'N/A',
    calendarDay(new Date(code.created_at), zone),
  ]);
  return toCsv([COLUMNS, ...rows]);
}

/** Name of the file, by filter. */
export const redeemCodesFile = (filter: string): string => `redeem_codes_${filter}.csv`;
