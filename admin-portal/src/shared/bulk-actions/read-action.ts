import type { BulkAction, BulkActionKind } from '@portal/contracts';
import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { texts } from './texts';

/** Values typed into the dialog. */
export interface ActionEntries {
  readonly days: string;
  readonly videos: string;
  readonly message: string;
}

/** Why the entries are invalid, and which entry is the cause. */
export interface ActionRefusal {
  readonly refused: keyof ActionEntries;
  readonly text: string;
}

/** Digits as a number. Null for an empty field, undefined for anything else. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = /^\+?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function readAmounts(
  kind: 'add' | 'cut' | 'set',
  entries: ActionEntries,
): BulkAction | ActionRefusal {
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
  const action = { kind, days: days ?? 0, videos: videos ?? 0 };
  return action.days + action.videos > 0 ? action : { refused: 'days', text: texts.noAmount };
}

/** The action for the entries, or why they are invalid. */
export function readAction(
  kind: BulkActionKind,
  entries: ActionEntries,
): BulkAction | ActionRefusal {
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
