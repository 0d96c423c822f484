/** Query of a list in pages; both parts are optional. */
export interface PageQuery {
  /** From 1. */
  page?: number;
  /** Items per page, 1 to 100 unless the call says less. */
  limit?: number;
}

/** Position of a page in its list. */
export interface PaginationView {
  /** From 1. */
  currentPage: number;
  /** At least 1, also for an empty list. */
  totalPages: number;
  totalRecords: number;
}
