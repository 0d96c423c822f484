import { matchPath } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { paths } from '../../paths';

/** A record that can be open beside a list. */
export interface OpenedRecord {
  readonly kind: 'user' | 'payment';
  readonly id: string;
}

/** A record of this id; null without one, and for what is no User ID. */
function recordOf(kind: OpenedRecord['kind'], id: string | undefined): OpenedRecord | null {
  if (id === undefined || (kind === 'user' && parseUserId(id) === null)) return null;
  return { kind, id };
}

/** The record that an address of this portal leads to; null for another address. */
export function recordAt(pathname: string): OpenedRecord | null {
  const idIn = (place: string) => matchPath(`${place}/:id`, pathname)?.params.id;
  return recordOf('user', idIn(paths.records)) ?? recordOf('payment', idIn(paths.payments));
}

/** The record of a value of the address, as `write` made it; null for any other text. */
export function readRecord(text: string): OpenedRecord | null {
  const [, kind, id] = /^(user|payment):(.+)$/.exec(text) ?? [];
  return kind === 'user' || kind === 'payment' ? recordOf(kind, id) : null;
}

/** A record as a value of the address. */
export const writeRecord = ({ kind, id }: OpenedRecord): string => `${kind}:${id}`;

/** The address of a record's own screen. */
export const pathOf = ({ kind, id }: OpenedRecord): string =>
  kind === 'user' ? paths.manage(id) : paths.payment(id);
