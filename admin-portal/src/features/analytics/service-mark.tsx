import { styled } from '@mui/material/styles';
import { findBrandMark } from './brand-marks';

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: 32,
  height: 32,
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: '#FFFFFF',
});

/** The icon of a known service. For other services the first letter on a coloured tile. */
export function ServiceMark({ name, colour }: { name: string; colour: string }) {
  const mark = findBrandMark(name);
  if (!mark) {
    const [initial = '?'] = [...name.trim().toUpperCase()];
    return (
      <Tile aria-hidden style={{ background: colour }}>
        {initial}
      </Tile>
    );
  }
  return (
    <Tile aria-hidden data-brand={mark.id} style={{ background: mark.colour }}>
      <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor">
        <g strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
          {mark.drawing}
        </g>
      </svg>
    </Tile>
  );
}
