/** Query of a list in pages; both parts are optional. */
export interface PageQuery {
  /** From 1. */
  page?: number;
  /** Items per page, 1 to 100 unless the call says less. */
  limit?: number;
}

/** Orders of a list by its main time, such as creation or payment; a minus means descending, newest first. */
export const TIME_SORTS = ['-time', 'time'] as const;
export type TimeSort = (typeof TIME_SORTS)[number];

/** Query of a list that can be read from its newest or its oldest entry. */
export interface TimeSortQuery {
  sort?: TimeSort;
}

/** Position of a page in its list. */
export interface PaginationView {
  /** From 1. */
  currentPage: number;
  /** At least 1, also for an empty list. */
  totalPages: number;
  totalRecords: number;
}
