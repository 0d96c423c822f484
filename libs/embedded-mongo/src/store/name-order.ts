/** Above this number of added names, one sort is cheaper than single insertions. */
const FEW = 32;

/** Sorted names. They are sorted on the first read, because most written names are never read. */
export class NameOrder {
  private sorted: string[] = [];
  private added: string[] = [];

  /** Adds a name that is not in the list yet. */
  add(name: string): void {
    this.added.push(name);
  }

  /** Whether there is a name with start <= name < end. */
  has(start: string, end: string): boolean {
    if (this.sorted.length + this.added.length === 0) return false;
    this.settle();
    return (this.sorted[this.firstAtLeast(start)] ?? end) < end;
  }

  /** A copy of the names with start <= name < end. */
  between(start: string, end: string): string[] {
    this.settle();
    return this.sorted.slice(this.firstAtLeast(start), this.firstAtLeast(end));
  }

  private settle(): void {
    if (this.added.length > FEW) this.sorted = [...this.sorted, ...this.added].sort(byBytes);
    else for (const name of this.added) this.sorted.splice(this.firstAtLeast(name), 0, name);
    this.added = [];
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

const byBytes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
