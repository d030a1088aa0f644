/** A source of choices that gives the same ones for the same seed text. */
export class SeededChoice {
  private state: number;

  constructor(seedText: string) {
    this.state = hashText(seedText);
  }

  /** The same items in an order that depends on the seed. */
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  /** A number from 0 to below 1 (mulberry32: 32 bits of state are plenty for choosing phrases). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/** FNV-1a over UTF-16 code units. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}
