/** Pseudo-random numbers from a seed, so that a demo can be repeated. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True with the given probability, 0 to 1. */
  happens(share: number): boolean;
  /** A random entry of the list. @throws Error for an empty list. */
  pick<T>(list: readonly T[]): T;
}

/** The generator mulberry32, seeded with a text. */
export function createRandom(seed: string): Random {
  let state = 0;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) + 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (share) => next() < share,
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
