import type { BulkAct, BulkActKind } from '@portal/contracts';
import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { texts } from './texts';

/** What is typed into the dialog. */
export interface ActEntries {
  readonly days: string;
  readonly videos: string;
  readonly message: string;
}

/** Why the entries make no act, and which of them is to blame. */
export interface ActRefusal {
  readonly refused: keyof ActEntries;
  readonly text: string;
}

/** Digits as a number, null for an empty field, undefined for anything else. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = /^\+?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function readAmounts(kind: 'add' | 'cut' | 'set', entries: ActEntries): BulkAct | ActRefusal {
  const days = amountOf(entries.days);
  const videos = amountOf(entries.videos);
  if (days === undefined) return { refused: 'days', text: texts.notWhole };
  if (videos === undefined) return { refused: 'videos', text: texts.notWhole };
  if (Math.max(days ?? 0, videos ?? 0) > PLAN_AMOUNT_LIMIT) {
    const refused = (days ?? 0) > PLAN_AMOUNT_LIMIT ? 'days' : 'videos';
    return { refused, text: texts.tooMuch };
  }
  if (kind === 'set') {
    if (days === null && videos === null) return { refused: 'days', text: texts.nothingSet };
    return { kind, days, videos };
  }
  const act = { kind, days: days ?? 0, videos: videos ?? 0 };
  return act.days + act.videos > 0 ? act : { refused: 'days', text: texts.noAmount };
}

/** The act that the entries mean, or why they mean none. */
export function readAct(kind: BulkActKind, entries: ActEntries): BulkAct | ActRefusal {
  switch (kind) {
    case 'add':
    case 'cut':
    case 'set':
      return readAmounts(kind, entries);
    case 'freeze':
    case 'unfreeze':
      return { kind };
    case 'offer': {
      const message = entries.message.trim();
      return message ? { kind, message } : { refused: 'message', text: texts.noMessage };
    }
  }
}
