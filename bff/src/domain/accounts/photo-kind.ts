/** First bytes of the accepted formats. SVG is not accepted: it can contain scripts (SEC-46). */
const PHOTO_BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
] as const;

/**
 * Polyglot files: markup inside, or a start that a script engine reads as a comment or an assignment. The
 * re-encoded picture would be harmless, but such a file is an attack.
 */
const DISGUISES = [
  /<(?:!doctype|html|script|iframe|\?php)[\s>]/i,
  /^GIF8[79]a(?:\/\*|=[ -~])/,
  /^\xff\xd8\xff\xe0\/\*/,
] as const;

/** Whether a file is a JPEG, PNG, WebP or GIF by its content, and nothing else (SEC-46). */
export function isPhoto(file: Buffer): boolean {
  const text = file.toString('latin1');
  return (
    PHOTO_BEGINNINGS.some((beginning) => beginning.test(text)) &&
    !DISGUISES.some((disguise) => disguise.test(text))
  );
}
