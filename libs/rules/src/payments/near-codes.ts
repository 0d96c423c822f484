import { READABLE_ALPHABET } from '../redeem-codes/readable-code';
import { REFERENCE_CODE_LENGTH } from './reference-code';

/**
 * Reference codes that a note may be a mistyped form of: the note itself, one wrong, missing or extra
 * character, or two neighbours swapped. At most a few hundred; none for a note of another length.
 */
export function codesNear(note: string): readonly string[] {
  const typed = note.replaceAll(/[\s-]/gu, '').toUpperCase();
  // A longer note is a sentence, not a mistyped code.
  if (Math.abs(typed.length - REFERENCE_CODE_LENGTH) > 1) return [];
  const near = new Set<string>();
  for (let place = 0; place <= typed.length; place += 1) {
    const [head, tail] = [typed.slice(0, place), typed.slice(place)];
    near.add(head + tail);
    near.add(head + tail.slice(1));
    near.add(head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2));
    for (const letter of READABLE_ALPHABET) {
      near.add(head + letter + tail);
      near.add(head + letter + tail.slice(1));
    }
  }
  return [...near].filter(isCode);
}

const isCode = (text: string): boolean =>
  text.length === REFERENCE_CODE_LENGTH &&
  [...text].every((letter) => READABLE_ALPHABET.includes(letter));
