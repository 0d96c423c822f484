import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

/** White cells around the QR code; scanners need four. */
const QUIET_ZONE = 4;

// Black on white in the dark theme too, because many scanners need it.
const Picture = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 8,
  backgroundColor: '#fff',
});

/** One SVG path of all black cells. Each horizontal run of cells is one rectangle. */
function shapeOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isBlack, x) => (isBlack && !row[x - 1] ? run(row, x, y) : '')).filter(Boolean),
    )
    .join('');
}

function run(row: readonly boolean[], from: number, y: number): string {
  const end = row.indexOf(false, from);
  const width = (end === -1 ? row.length : end) - from;
  return `M${from} ${y}h${width}v1h-${width}z`;
}

/** A text as a QR code that fills its box. @param label accessible name. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={shapeOf(data)} fill="#000" shapeRendering="crispEdges" />
    </Picture>
  );
}
