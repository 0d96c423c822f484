import type { Fault } from '../moved-journeys/moved-test';

/** A promise of the trial database, and a change of its code that breaks it. */
interface EngineFault {
  readonly name: string;
  readonly fault: Fault;
  /** What the failing proof prints. */
  readonly shows: RegExp;
}

/** Faults that the proof with kill -9 must find. */
export const ENGINE_FAULTS: readonly EngineFault[] = [
  {
    name: 'a write is answered before its flush',
    fault: {
      file: 'libs/embedded-mongo/src/store/commit-queue.ts',
      from: 'return () => resolve(result);',
      to: 'resolve(result);\n        return () => undefined;',
    },
    shows: /expect\(\[lost, unchanged, back, lostTransfers, halves\]\)|expect\(counted\)/,
  },
  {
    name: 'an index entry is not removed',
    fault: {
      file: 'libs/embedded-mongo/src/store/records.ts',
      from: 'for (const [, key] of removed) view.remove(indexKey(index.ident, key, record));',
      to: '',
    },
    shows: /entries too many/,
  },
  {
    name: 'a deletion is not in the history of its commit',
    fault: {
      file: 'libs/embedded-mongo/src/store/commit-queue.ts',
      from: 'this.history.append(draft.recorded);',
      to: "this.history.append(draft.recorded.filter(({ operation }) => operation !== 'delete'));",
    },
    shows: /expect\(replay\.of\(name\)\)/,
  },
];
