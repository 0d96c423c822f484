import type { BulkAction } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import type { BulkActionFields } from './plan-bulk-action.body';

/** The action of the fields. @throws DomainError request/invalid when it would change nothing. */
export function readAction({ kind, days, videos, message }: BulkActionFields): BulkAction {
  switch (kind) {
    case 'add':
    case 'cut': {
      const amounts = { days: days ?? 0, videos: videos ?? 0 };
      if (amounts.days === 0 && amounts.videos === 0) throw refusal('no amount');
      return { kind, ...amounts };
    }
    case 'set':
      if ((days ?? null) === null && (videos ?? null) === null) throw refusal('nothing to set');
      return { kind, days: days ?? null, videos: videos ?? null };
    case 'freeze':
    case 'unfreeze':
      return { kind };
    case 'offer':
      if (message === undefined) throw refusal('no message');
      return { kind, message };
  }
}

const refusal = (reason: string) => new DomainError('request/invalid', { reason });
