import fc from 'fast-check';
import type { Document } from 'mongodb';
import type { TestEngine } from '../engine';
import { DOCS } from './examples';
import { NONSENSE_NAMES } from './operators';

const RANDOM_NAMES = fc.sample(fc.stringMatching(/^\$[a-zA-Z_][a-zA-Z0-9_]{1,14}$/), {
  numRuns: 20,
  seed: Number(process.env['MODEL_SEED'] ?? Date.now() % 0x7fffffff),
});

/** All these names, others that nobody knows and random ones, without those of the examples. */
export const othersThan = (examples: object, ...lists: readonly string[][]): string[] =>
  [...new Set([...lists.flat(), ...NONSENSE_NAMES, ...RANDOM_NAMES])].filter(
    (name) => !Object.hasOwn(examples, name),
  );

/** Some of them, where one name is refused as any other. */
export const someOf = (names: readonly string[]): string[] =>
  names.filter((_name, at) => at % 10 === 0);

export interface Asked {
  /** Puts the documents of the examples in place. */
  fill(): Promise<void>;
  /** The code a command is refused with; a failed statement of a write counts as well. */
  codeOf(command: Document): Promise<unknown>;
  /** The names that are not refused with one of the codes, each with what came instead. */
  slipped(
    names: readonly string[],
    put: (name: string) => Document,
    codes: readonly number[],
  ): Promise<string[]>;
}

export function asking(running: () => TestEngine): Asked {
  const codeOf: Asked['codeOf'] = async (command) => {
    const { db } = running();
    const reply = await db.command(command).catch((error: unknown) => error as Document);
    const [first] = (reply['writeErrors'] as Document[] | undefined) ?? [];
    return (first ?? reply)['code'];
  };
  return {
    codeOf,
    async fill() {
      const examples = running().db.collection('examples');
      await examples.deleteMany({});
      await examples.insertMany(DOCS.map((doc) => ({ ...doc })));
      await running().db.collection('empty').deleteMany({});
    },
    async slipped(names, put, codes) {
      const wrong: string[] = [];
      for (const name of names) {
        const code = await codeOf(put(name));
        if (!codes.includes(code as number)) wrong.push(`${name}: ${String(code)}`);
      }
      return wrong;
    },
  };
}
