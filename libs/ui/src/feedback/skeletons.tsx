import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const Rows = styled('div')({ display: 'grid', gap: 16 });

/** Grey lines in the shape of a list while it loads. */
export function SkeletonRows({ count = 4, height = 20 }: { count?: number; height?: number }) {
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
