/** Stands before each text, so that its first character is in a bigram too. */
const START = '\n';

const CODES = 0x10000;

/**
 * Finds the texts that contain a part. For every bigram, two neighbouring characters, it has the rows whose text
 * contains it, so a search compares only the rows of its rarest bigram: among 50,000 names some hundreds, not all.
 */
export class BigramIndex {
  private readonly texts: string[] = [];
  /** Row numbers, ascending, by bigram. The key is a number, because making a string of it takes three times as long. */
  private readonly rows = new Map<number, number[]>();

  /** Adds the text of the next row. */
  add(text: string): void {
    const row = this.texts.push(text) - 1;
    let first = START.charCodeAt(0);
    for (let at = 0; at < text.length; at += 1) {
      const second = text.charCodeAt(at);
      const bigram = first * CODES + second;
      const rows = this.rows.get(bigram);
      if (!rows) this.rows.set(bigram, [row]);
      else if (rows[rows.length - 1] !== row) rows.push(row);
      first = second;
    }
  }

  /** Numbers of the rows that contain `part`, which is not empty: those in any of the lists, each ascending. */
  find(part: string): readonly (readonly number[])[] {
    if (part.length === 1) return this.findCharacter(part.charCodeAt(0));
    const rows = this.rarestOf(part);
    if (part.length === 2) return [rows];
    return [rows.filter((row) => this.texts[row]?.includes(part))];
  }

  private findCharacter(code: number): (readonly number[])[] {
    return [...this.rows].flatMap(([bigram, rows]) => (bigram % CODES === code ? [rows] : []));
  }

  /** The rows of that bigram of `part` which the fewest texts have. */
  private rarestOf(part: string): readonly number[] {
    const lists = Array.from(
      { length: part.length - 1 },
      (_bigram, at) => this.rows.get(part.charCodeAt(at) * CODES + part.charCodeAt(at + 1)) ?? [],
    );
    return lists.reduce((fewest, rows) => (rows.length < fewest.length ? rows : fewest));
  }
}
