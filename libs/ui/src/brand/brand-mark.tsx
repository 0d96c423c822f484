import type { CSSProperties } from 'react';

// No component of the library: the shell shows the mark too.
const STYLE: CSSProperties = {
  display: 'block',
  flex: 'none',
  color: 'var(--mui-palette-primary-dark)',
};

/**
 * The logo: a stream that bends into the letter D. Hidden from screen readers, because the brand's name
 * is shown beside it.
 */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" style={STYLE} aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
        <path d="M9 8.5h6.2a7.5 7.5 0 0 1 0 15H9" />
        <path d="M9 13.5h5.6a2.5 2.5 0 0 1 0 5H9" strokeOpacity=".62" />
      </g>
    </svg>
  );
}
