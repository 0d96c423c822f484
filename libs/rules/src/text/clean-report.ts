/**
 * Texts of failures for the log: ids, addresses of people and machines, queries and whatever looks like
 * a secret are taken out, control characters become blanks, and the rest is cut (OPS-33, SEC-59). Better
 * too much than too little: what is left has to tell which code failed, not for whom.
 * @param max longest result in characters.
 */
export function cleanReport(text: string, max: number): string {
  return (
    [...RULES]
      // Long enough for every rule to see whole words near the end.
      .reduce((rest, [pattern, word]) => rest.replace(pattern, word), text.slice(0, 2 * max))
      .slice(0, max)
      .trim()
  );
}

const RULES: readonly (readonly [RegExp, string])[] = [
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  [/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+/g, ' '],
  [/[^\s@"'()<>]{1,64}@[^\s@"'()<>]{1,255}\.[^\s@"'()<>:]+/g, '<mail>'],
  [/(https?:\/\/[^\s"'()<>?#]*)[?#][^\s"'()<>:]*/g, '$1'],
  [/\b[A-Za-z0-9_+/=-]{24,}(?!\.(?:js|css))\b/g, '<secret>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<address>'],
  [/\d{5,}/g, '<id>'],
  [/(["'`])(?:(?!\1)[^\n]){1,200}\1/g, '$1…$1'],
];
