/** How the pictures we take begin. SVG is none of them: it is a page in disguise (SEC-46). */
const PHOTO_BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
] as const;

/**
 * Pictures that are something else as well: markup somewhere inside, or a beginning that a script
 * engine reads as the start of a comment or an assignment. What we store is drawn anew and would be
 * harmless; whoever sends such a file means harm.
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
