import type { UserCounts } from '@portal/contracts';
import { endBoundsOf, isBetween, NO_PLAN_END, planEndsOf, type PlanEnds } from '@portal/rules';
import { AccountColumns, type EndRow } from './account-columns';
import { type AccountOrder, type PagePlace, placeOf } from './account-list';

/** Ids of a page of found accounts. */
export interface FoundPage {
  readonly userIds: readonly number[];
  readonly page: number;
  readonly total: number;
}

/** Some of the accounts in columns, of which nothing is copied but places: they can be tens of thousands. */
export class FoundAccounts<Row extends EndRow = EndRow> {
  /** Upwards by id. */
  private readonly byId: Uint32Array;
  private kept: Uint32Array | null = null;

  /** Those that are marked with 1 at their place. */
  constructor(
    private readonly columns: AccountColumns<Row>,
    private readonly marks: Uint8Array,
  ) {
    this.byId = columns.upwards('userId').filter((place) => marks[place] === 1);
  }

  /** All the given. */
  static all<Row extends EndRow>(rows: readonly Row[]): FoundAccounts<Row> {
    return new FoundAccounts(new AccountColumns(rows), new Uint8Array(rows.length).fill(1));
  }

  /** How many they are. */
  get total(): number {
    return this.byId.length;
  }

  /** Upwards by id. */
  *rows(): Generator<Row> {
    for (const place of this.byId) {
      const row = this.columns.rows[place];
      if (row) yield row;
    }
  }

  /** How many have which status at an instant. */
  countsAt(now: Date): UserCounts {
    return {
      all: this.total,
      active: this.among(planEndsOf('Active', now)).length,
      expiring: this.among(planEndsOf('Expiring Soon', now)).length,
      expired: this.among(planEndsOf('Expired', now)).length,
    };
  }

  /** A page of those whose plans have these ends, null for everybody. */
  page(ends: PlanEnds | null, order: AccountOrder, place: PagePlace): FoundPage {
    const meant = this.meant(ends, order.by);
    const { page, first, size } = placeOf(meant.length, place);
    const from = order.direction === 1 ? first : meant.length - first - size;
    const userIds = Array.from(
      meant.subarray(from, from + size),
      (one) => this.columns.rows[one]?.userId ?? 0,
    );
    return {
      userIds: order.direction === 1 ? userIds : userIds.reverse(),
      page,
      total: meant.length,
    };
  }

  private meant(ends: PlanEnds | null, by: AccountOrder['by']): Uint32Array {
    if (by === 'expiresAt') return ends ? this.among(ends) : this.byEnd;
    if (!ends) return this.byId;
    const bounds = endBoundsOf(ends);
    return this.byId.filter((place) => isBetween(this.endAt(place), bounds));
  }

  /** Upwards by the end of the plan. */
  private get byEnd(): Uint32Array {
    const { columns, marks } = this;
    return (this.kept ??= columns.upwards('expiresAt').filter((place) => marks[place] === 1));
  }

  /** A stretch of those, found by halves. */
  private among(ends: PlanEnds): Uint32Array {
    const { after, until } = endBoundsOf(ends);
    return this.byEnd.subarray(this.countUntil(after), this.countUntil(until));
  }

  private countUntil(end: number): number {
    let [least, most] = [0, this.byEnd.length];
    while (least < most) {
      const middle = (least + most) >>> 1;
      if (this.endAt(this.byEnd[middle] ?? 0) <= end) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  private endAt(place: number): number {
    return this.columns.ends[place] ?? NO_PLAN_END;
  }
}
