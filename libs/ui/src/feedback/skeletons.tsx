import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Between two lines, in px. */
const GAP = 16;

const Rows = styled('div')({ display: 'grid', alignItems: 'center', gap: GAP });

/** Props of SkeletonRows. */
export interface SkeletonRowsProps {
  /** Number of lines. Default: 4. */
  readonly count?: number;
  /** Height of one line, in px. Default: 20. */
  readonly height?: number;
  /** Stands in the room of the lines instead of them, such as a failure, so that nothing below moves. */
  readonly children?: ReactNode;
}

/** Grey lines in the shape of a list while it loads. */
export function SkeletonRows({ count = 4, height = 20, children }: SkeletonRowsProps) {
  if (children) return <Rows style={{ minHeight: count * (height + GAP) - GAP }}>{children}</Rows>;
  return (
    <Rows aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton
          key={index}
          variant="rounded"
          height={height}
          width={`${100 - (index % 3) * 12}%`}
        />
      ))}
    </Rows>
  );
}
