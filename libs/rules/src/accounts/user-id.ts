const USER_ID_PATTERN = /^[1-9][0-9]{0,15}$/;

/** Whether a value is a user id: a positive safe integer. */
export function isUserId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/**
 * Parses a user id from a path or a form. Only the plain decimal form is valid: `007`, `1e3`, `+5`, `5.0` and
 * spaces give null. So two different texts never mean the same user (SEC-33).
 */
export function parseUserId(text: string): number | null {
  if (!USER_ID_PATTERN.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
