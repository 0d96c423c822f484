import { MongoError, writeConflict } from '../errors';
import type { Transaction } from '../transactions/transaction';
import { TRANSACTION_LIFETIME_MS } from '../transactions/manager';
import type { Doc } from '../values/types';

interface Deadline {
  readonly at: number;
  readonly asked: boolean;
}

/** Waiting of writers outside transactions: as long as maxTimeMS, else as a transaction can live. */
export const waitFor = {
  deadline(command: Doc): Deadline {
    const asked = command['maxTimeMS'];
    const hasLimit = typeof asked === 'number' && asked > 0;
    return { at: Date.now() + (hasLimit ? asked : 2 * TRANSACTION_LIFETIME_MS), asked: hasLimit };
  },

  async end(holder: Transaction, { at, asked }: Deadline): Promise<void> {
    const rest = at - Date.now();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), Math.max(0, rest)).unref();
    });
    const outcome = await Promise.race([holder.ended, timeout]);
    clearTimeout(timer);
    if (outcome !== 'late') return;
    if (asked) throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    throw writeConflict();
  },
};
