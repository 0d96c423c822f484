import { changedFields, type FieldChange, movedIds } from '../../lists/row-changes';
import type { MethodSettings } from './method-settings';
import type { PaymentMethod } from './payment-methods';

/** A field of a method that administrators change. */
export type MethodField = Exclude<keyof MethodSettings, 'method'>;

/** What differs for one method between two method lists. */
export interface MethodChange {
  readonly method: PaymentMethod;
  readonly kind: 'changed' | 'moved';
  /** Of a changed method; empty for a moved one. */
  readonly fields: readonly FieldChange<MethodField>[];
}

const FIELDS: readonly MethodField[] = [
  ...(['isOn', 'numbers', 'minBdt', 'maxBdt', 'noticeEn', 'noticeBn', 'senders'] as const),
];

/** A value as text; numbers of phones with their kind: '01712345678 (personal)'. */
function shown(value: MethodSettings[MethodField]): string {
  if (!Array.isArray(value)) return String(value ?? '');
  const entries = value as MethodSettings['numbers'] | MethodSettings['senders'];
  return entries
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.number} (${entry.kind})`))
    .join(', ');
}

const idsOf = (methods: readonly MethodSettings[]): string[] => methods.map(({ method }) => method);

/** What differs between two method lists, in the order of the newer one. */
export function methodChanges(
  before: readonly MethodSettings[],
  after: readonly MethodSettings[],
): MethodChange[] {
  const moved = movedIds(idsOf(before), idsOf(after));
  return after.flatMap((settings): MethodChange[] => {
    const { method } = settings;
    const old = before.find((one) => one.method === method);
    if (!old) return [];
    const fields = changedFields(FIELDS, shown, old, settings);
    if (fields.length > 0) return [{ method, kind: 'changed', fields }];
    return moved.has(method) ? [{ method, kind: 'moved', fields: [] }] : [];
  });
}
