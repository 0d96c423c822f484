/**
 * Cleans texts of failures for the log. Removes ids, addresses of users and machines, queries and everything
 * that looks like a secret; control characters become spaces; the rest is cut (OPS-33, SEC-59). It removes
 * too much rather than too little: the log must show which code failed, not for which user.
 * @param max longest result in characters.
 */
export function cleanReport(text: string, max: number): string {
  return (
    [...RULES]
      // Cut late: each rule must see whole words near the end.
      .reduce((rest, [pattern, word]) => rest.replace(pattern, word), text.slice(0, 2 * max))
      .slice(0, max)
      .trim()
  );
}

const RULES: readonly (readonly [RegExp, string])[] = [
  // eslint-disable-next-line no-control-regex -- the pattern removes these characters
  [/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+/g, ' '],
  [/[^\s@"'()<>]{1,64}@[^\s@"'()<>]{1,255}\.[^\s@"'()<>:]+/g, '<mail>'],
  [/(https?:\/\/[^\s"'()<>?#]*)[?#][^\s"'()<>:]*/g, '$1'],
  [/\b[A-Za-z0-9_+/=-]{24,}(?!\.(?:js|css))\b/g, '<secret>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<address>'],
  [/\d{5,}/g, '<id>'],
  [/(["'`])(?:(?!\1)[^\n]){1,200}\1/g, '$1…$1'],
];
