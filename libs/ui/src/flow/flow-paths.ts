/** Length of one wave of the flow line in px. */
export const WAVE_LENGTH = 32;

/** Height of a line of waves in px: main line and companion with their strokes. */
export const WAVE_HEIGHT = 14;

/** Wide enough for the widest column, and one wave more, so that a moving line never shows its end. */
const WAVES = 46;

/**
 * A line of waves from one wave before x = 0.
 * @param y its middle line in px. @param height of a crest above the middle line in px.
 */
export function wavePath(y: number, height: number): string {
  const quarter = WAVE_LENGTH / 4;
  const half = WAVE_LENGTH / 2;
  // A quadratic curve reaches half the height of its control point.
  const first = `q${quarter} ${-2 * height} ${half} 0`;
  return `M${-WAVE_LENGTH} ${y}${first}${`t${half} 0`.repeat(2 * WAVES - 1)}`;
}

/** Where a bend lies, in px, measured to the middle of its line. */
interface Bend {
  /** Where the line comes in and goes out. Default: 0. */
  readonly left?: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bend of the mark: in from the left, round, and back out to the left. */
export function bendPath({ left = 0, right, top, bottom }: Bend): string {
  const radius = (bottom - top) / 2;
  return `M${left} ${top}H${right - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${left}`;
}
