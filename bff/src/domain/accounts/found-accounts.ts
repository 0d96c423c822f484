import type { UserCounts } from '@portal/contracts';
import { endBoundsOf, isBetween, NO_PLAN_END, planEndsOf, type PlanEnds } from '@portal/rules';
import { AccountColumns, type EndRow } from './account-columns';
import { type PagePlace, placeOf } from '../../platform/http/page';
import type { AccountOrder } from './account-list';

/** User ids of one page of search results. */
export interface FoundPage {
  readonly userIds: readonly number[];
  readonly page: number;
  readonly total: number;
}

/**
 * A subset of the accounts in columns. It stores row numbers only, because it can hold tens of thousands.
 */
export class FoundAccounts<Row extends EndRow = EndRow> {
  /** Row numbers, ascending by id. */
  private readonly byId: Uint32Array;
  private kept: Uint32Array | null = null;

  /**
   * Takes the rows that are marked with 1.
   * @param places their places, ascending, where they are known.
   */
  constructor(
    private readonly columns: AccountColumns<Row>,
    private readonly marks: Uint8Array,
    places?: readonly number[],
  ) {
    this.byId = places ? new Uint32Array(places) : markedIn(marks);
  }

  /** A set of all given rows. */
  static all<Row extends EndRow>(rows: readonly Row[]): FoundAccounts<Row> {
    return new FoundAccounts(new AccountColumns(rows), new Uint8Array(rows.length).fill(1));
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
    return select(this.byId, (place) => isBetween(this.endAt(place), bounds));
  }

  /** Row numbers, ascending by the end of the plan. */
  private get byEnd(): Uint32Array {
    return (this.kept ??= markedAmong(this.columns.byEnd, this.marks, this.total));
  }

  /** The slice of `byEnd` in this range, found by binary search. */
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

/** The places of the ones. Among 50,000 a call for each place would take ten times as long. */
function markedIn(marks: Uint8Array): Uint32Array {
  let total = 0;
  for (let place = 0; place < marks.length; place += 1) total += marks[place] ?? 0;
  const places = new Uint32Array(total);
  let count = 0;
  for (let place = 0; place < marks.length; place += 1)
    if (marks[place] === 1) places[count++] = place;
  return places;
}

/** The marked ones among places, in their order; `total` of them. Without a call for each, like `markedIn`. */
function markedAmong(places: Uint32Array, marks: Uint8Array, total: number): Uint32Array {
  const marked = new Uint32Array(total);
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (marks[place] === 1) marked[count++] = place;
  }
  return marked;
}

/** The row numbers that are meant, in their order. `filter` of a typed array takes three times as long. */
function select(places: Uint32Array, isMeant: (place: number) => boolean): Uint32Array {
  const selected = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) if (isMeant(place)) selected[count++] = place;
  return selected.slice(0, count);
}
