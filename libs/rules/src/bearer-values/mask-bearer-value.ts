/** Number of readable characters at the end of a masked value. */
export const SHOWN_END = 4;

const BULLET = '•';

/**
 * A bearer value as roles see it that may not read it whole: a bullet for each character but the last
 * four. A value that is no longer than its end is hidden altogether.
 */
export function maskBearerValue(value: string): string {
  const end = value.length > SHOWN_END ? value.slice(-SHOWN_END) : '';
  return BULLET.repeat(value.length - end.length) + end;
}

/** Whether a text is, or holds, a masked value. */
export function isMaskedValue(text: string): boolean {
  return text.includes(BULLET);
}
