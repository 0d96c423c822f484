/** Sorted names. */
export class NameOrder {
  private readonly sorted: string[] = [];

  /** Adds a name that is not in the list yet. */
  add(name: string): void {
    this.sorted.splice(this.firstAtLeast(name), 0, name);
  }

  /** A copy of the names with start <= name < end. */
  between(start: string, end: string): string[] {
    return this.sorted.slice(this.firstAtLeast(start), this.firstAtLeast(end));
  }

  private firstAtLeast(name: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
