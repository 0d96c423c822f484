import type { TimelineKind } from '@portal/contracts';
import type { AuditEntry } from '../audit/audit-entry';
import type { Download } from '../downloads/download';
import type { LoginRecord } from '../login-history/login-history.service';
import type { Note } from '../notes/note';
import type { PaymentOrder } from '../payments/orders/payment-order';
import type { LedgerEntry } from '../plans/ledger-entry';

/** The stored record of each kind of entry. */
interface TimelineRecords {
  plan: LedgerEntry;
  payment: PaymentOrder;
  'sign-in': Omit<LoginRecord, '_id'>;
  download: Download;
  admin: AuditEntry;
  note: Note;
}

/** A record with its id. */
export type Stored<Kind extends TimelineKind> = TimelineRecords[Kind] & {
  readonly _id: { toString(): string };
};

/** An event of a user's timeline. */
export type TimelineItem = {
  [Kind in TimelineKind]: {
    readonly kind: Kind;
    readonly at: Date;
    readonly id: string;
    readonly record: Stored<Kind>;
  };
}[TimelineKind];
