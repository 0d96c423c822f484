/** Number of characters at the end of a masked value that stay readable. */
export const SHOWN_END = 4;

const BULLET = '•';

/**
 * Masks a bearer value for roles that may not read it in full: all but the last four characters become
 * bullets. A value that is not longer than that is masked completely.
 */
export function maskBearerValue(value: string): string {
  const end = value.length > SHOWN_END ? value.slice(-SHOWN_END) : '';
  return BULLET.repeat(value.length - end.length) + end;
}

/** Whether a text is, or contains, a masked value. */
export function isMaskedValue(text: string): boolean {
  return text.includes(BULLET);
}
