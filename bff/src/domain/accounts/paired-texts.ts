/** Stands before each text, so that its first character has a pair too. */
const START = '\n';

const CODES = 0x10000;

/**
 * Texts that are searched by what they contain. For every pair of neighbouring characters it knows the texts that
 * have it, so a search reads only the texts with its rarest pair: among 50,000 names some hundreds, not all.
 */
export class PairedTexts {
  private readonly texts: string[] = [];
  /** Places of texts by pair, ascending. The key is a number, as a text for each would take three times as long. */
  private readonly holders = new Map<number, number[]>();

  /** Adds a text at the next place. */
  add(text: string): void {
    const place = this.texts.push(text) - 1;
    let first = START.charCodeAt(0);
    for (let at = 0; at < text.length; at += 1) {
      const second = text.charCodeAt(at);
      const pair = first * CODES + second;
      const places = this.holders.get(pair);
      if (!places) this.holders.set(pair, [place]);
      else if (places[places.length - 1] !== place) places.push(place);
      first = second;
    }
  }

  /** Places of the texts that contain `part`, which is not empty: those in any of the lists, each ascending. */
  containing(part: string): readonly (readonly number[])[] {
    if (part.length === 1) return this.containingCharacter(part.charCodeAt(0));
    const places = this.rarestOf(part);
    if (part.length === 2) return [places];
    return [places.filter((place) => this.texts[place]?.includes(part))];
  }

  private containingCharacter(code: number): (readonly number[])[] {
    return [...this.holders].flatMap(([pair, places]) => (pair % CODES === code ? [places] : []));
  }

  /** Places of the texts with that pair of `part` which the fewest have. */
  private rarestOf(part: string): readonly number[] {
    const lists = Array.from(
      { length: part.length - 1 },
      (_pair, at) => this.holders.get(part.charCodeAt(at) * CODES + part.charCodeAt(at + 1)) ?? [],
    );
    return lists.reduce((fewest, places) => (places.length < fewest.length ? places : fewest));
  }
}
