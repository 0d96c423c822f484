/**
 * Reads typed text as an integer; null when it is not a safe integer. The server checks the bounds.
 */
export function readWholeNumber(text: string): number | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}
