/**
 * Reads what was typed as an integer; null when it is none that can be sent. Bounds are the server's
 *.
 */
export function readWholeNumber(text: string): number | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}
