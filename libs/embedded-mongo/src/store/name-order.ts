/** Adding a name moves no more names than this. A longer block is cut in two. */
const LONGEST_BLOCK = 512;

function firstAtLeast(block: readonly string[], name: string): number {
  let low = 0;
  let high = block.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((block[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted names, in blocks: one long list would be moved by every name that is added to it. */
export class NameOrder {
  /** Sorted blocks in their order; none is empty. */
  private readonly blocks: string[][] = [];
  /** The last name of each block. */
  private readonly ends: string[] = [];

  /** Adds a name that is not in the list yet. */
  add(name: string): void {
    const at = Math.min(firstAtLeast(this.ends, name), Math.max(this.blocks.length - 1, 0));
    const block = (this.blocks[at] ??= []);
    block.splice(firstAtLeast(block, name), 0, name);
    if (block.length > LONGEST_BLOCK) {
      const rest = block.splice(LONGEST_BLOCK >>> 1);
      this.blocks.splice(at + 1, 0, rest);
      this.ends.splice(at + 1, 0, rest.at(-1) ?? '');
    }
    this.ends[at] = block.at(-1) ?? '';
  }

  /** A copy of the names with start <= name < end. */
  between(start: string, end: string): string[] {
    const names: string[] = [];
    for (let at = firstAtLeast(this.ends, start); at < this.blocks.length; at += 1) {
      const block = this.blocks[at] ?? [];
      names.push(...block.slice(firstAtLeast(block, start), firstAtLeast(block, end)));
      if ((this.ends[at] ?? '') >= end) break;
    }
    return names;
  }
}
