import { SkeletonRows } from '@portal/ui';
import { ReadFailed, type ReadQuery } from './read-failed';

interface LoadingOrFailedProps {
  readonly query: ReadQuery;
  /** Shown for a failure without a message. */
  readonly failed: string;
  /** Number of rows of the skeleton, and the height of each in px. */
  readonly rows: number;
  readonly height: number;
  /** What is loaded, for screen readers. Absent: something around it says so. */
  readonly label?: string;
}

/** Shown until a query has data: a skeleton, or the reason of the failure and a retry button. */
export function LoadingOrFailed({ query, failed, rows, height, label }: LoadingOrFailedProps) {
  if (query.errorUpdateCount > 0) return <ReadFailed query={query} failed={failed} />;
  const skeleton = <SkeletonRows count={rows} height={height} />;
  if (label === undefined) return skeleton;
  return (
    <div role="status" aria-label={label}>
      {skeleton}
    </div>
  );
}
