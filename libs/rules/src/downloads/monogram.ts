const ARTICLE = /^(?:the|an?)\s+(?=\S)/i;
/** The first letter of a word with its vowel signs, or the first digit. */
const INITIAL = /(?:\p{L}\p{M}*|\p{N})(?:[\p{L}\p{M}\p{N}'’]*)/gu;

/** One or two letters that stand for a title: 'The Monsoon Line' is ML, 'হাওয়া' is হা. */
export function monogram(title: string): string {
  const words = title.replace(ARTICLE, '').match(INITIAL) ?? title.match(INITIAL) ?? [];
  return words
    .slice(0, 2)
    .map((word) => /^(?:\p{L}\p{M}*|\p{N})/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');
}
