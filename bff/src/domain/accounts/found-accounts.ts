import type { UserCounts } from '@portal/contracts';
import { endBoundsOf, isBetween, NO_PLAN_END, planEndsOf, type PlanEnds } from '@portal/rules';
import { AccountColumns, type EndRow } from './account-columns';
import { type PagePlace, placeOf } from '../../platform/http/page';
import type { AccountOrder } from './account-list';
import { among, countFirst, select } from './row-numbers';

/** One page of search results. */
export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly total: number;
}

/**
 * A subset of the accounts in columns. It stores row numbers only, because it can hold tens of thousands.
 */
export class FoundAccounts<Row extends EndRow = EndRow> {
  private kept: Uint32Array | null = null;

  /** @param byId row numbers, ascending by id. */
  constructor(
    private readonly columns: AccountColumns<Row>,
    private readonly byId: Uint32Array,
  ) {}

  /** A set of all given rows. */
  static all<Row extends EndRow>(rows: readonly Row[]): FoundAccounts<Row> {
    const columns = new AccountColumns(rows);
    return new FoundAccounts(columns, columns.byId);
  }

  /** Number of accounts. */
  get total(): number {
    return this.byId.length;
  }

  /** Rows, ascending by id. */
  *rows(): Generator<Row> {
    for (const place of this.byId) {
      const row = this.columns.rows[place];
      if (row) yield row;
    }
  }

  /** Number of accounts per status at an instant. */
  countsAt(now: Date): UserCounts {
    const [active, expiring, expired] = [
      endBoundsOf(planEndsOf('Active', now)),
      endBoundsOf(planEndsOf('Expiring Soon', now)),
      endBoundsOf(planEndsOf('Expired', now)),
    ];
    const counts = { all: this.total, active: 0, expiring: 0, expired: 0 };
    for (const place of this.byId) {
      const end = this.endAt(place);
      if (isBetween(end, active)) counts.active += 1;
      if (isBetween(end, expiring)) counts.expiring += 1;
      if (isBetween(end, expired)) counts.expired += 1;
    }
    return counts;
  }

  /** A page of the accounts whose plan ends in this range; null: all of them. */
  page(ends: PlanEnds | null, order: AccountOrder, place: PagePlace): FoundPage<Row> {
    const meant = this.meant(ends, order.by);
    const { page, first, size } = placeOf(meant.length, place);
    const from = order.direction === 1 ? first : meant.length - first - size;
    const rows = [...meant.subarray(from, from + size)].flatMap(
      (one) => this.columns.rows[one] ?? [],
    );
    return {
      rows: order.direction === 1 ? rows : rows.reverse(),
      page,
      total: meant.length,
    };
  }

  private meant(ends: PlanEnds | null, by: AccountOrder['by']): Uint32Array {
    if (by === 'expiresAt') return ends ? this.endingIn(ends) : this.byEnd;
    if (!ends) return this.byId;
    const bounds = endBoundsOf(ends);
    return select(this.byId, (place) => isBetween(this.endAt(place), bounds));
  }

  /** Row numbers, ascending by the end of the plan. */
  private get byEnd(): Uint32Array {
    return (this.kept ??= among(this.columns.byEnd, [this.byId]));
  }

  /** The slice of `byEnd` in this range, found by binary search. */
  private endingIn(ends: PlanEnds): Uint32Array {
    const { after, until } = endBoundsOf(ends);
    return this.byEnd.subarray(this.countUntil(after), this.countUntil(until));
  }

  private countUntil(end: number): number {
    return countFirst(this.total, (at) => this.endAt(this.byEnd[at] ?? 0) <= end);
  }

  private endAt(place: number): number {
    return this.columns.ends[place] ?? NO_PLAN_END;
  }
}
