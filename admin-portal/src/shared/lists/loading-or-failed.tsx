import { SkeletonRows } from '@portal/ui';
import { ReadFailed, type ReadQuery } from './read-failed';

interface LoadingOrFailedProps {
  readonly query: ReadQuery;
  /** Shown for a failure without a message. */
  readonly failed: string;
  /** Number of rows of the skeleton, and the height of each in px. */
  readonly rows: number;
  readonly height: number;
}

/** Shown until a query has data: a skeleton, or the reason of the failure and a retry button. */
export function LoadingOrFailed({ query, failed, rows, height }: LoadingOrFailedProps) {
  return query.errorUpdateCount > 0 ? (
    <ReadFailed query={query} failed={failed} />
  ) : (
    <SkeletonRows count={rows} height={height} />
  );
}
