import type { TimelineKind } from '@portal/contracts';
import type { AuditEntry } from '../audit/audit-entry';
import type { Download } from '../downloads/download';
import type { LoginRecord } from '../login-history/login-history.service';
import type { Note } from '../notes/note';
import type { PaymentOrder } from '../payments/orders/payment-order';
import type { LedgerEntry } from '../plans/ledger-entry';

/** What each kind of entry is made of. */
export interface TimelineRecords {
  plan: LedgerEntry;
  payment: PaymentOrder;
  'sign-in': Omit<LoginRecord, '_id'>;
  download: Download;
  admin: AuditEntry;
  note: Note;
}

/** A record as it is stored. */
export type Stored<Kind extends TimelineKind> = TimelineRecords[Kind] & {
  readonly _id: { toString(): string };
};

/** Something that happened to or by a user. */
export type TimelineItem = {
  [Kind in TimelineKind]: {
    readonly kind: Kind;
    readonly at: Date;
    readonly id: string;
    readonly record: Stored<Kind>;
  };
}[TimelineKind];
