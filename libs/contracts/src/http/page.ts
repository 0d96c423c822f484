/** Where a page stands in its list. */
export interface PaginationView {
  /** From 1. */
  currentPage: number;
  /** At least 1, also of an empty list. */
  totalPages: number;
  totalRecords: number;
}
