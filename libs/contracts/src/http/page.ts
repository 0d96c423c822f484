/** Position of a page in its list. */
export interface PaginationView {
  /** From 1. */
  currentPage: number;
  /** At least 1, also for an empty list. */
  totalPages: number;
  totalRecords: number;
}
