import { matchPath } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { paths } from '../../paths';

/** A record that can be open beside a list. */
export interface OpenedRecord {
  readonly kind: 'user' | 'payment';
  readonly id: string;
}

/** The record that an address of this portal leads to; null for another address. */
export function recordAt(pathname: string): OpenedRecord | null {
  const user = matchPath(`${paths.records}/:id`, pathname)?.params.id;
  if (user !== undefined) return parseUserId(user) === null ? null : { kind: 'user', id: user };
  const payment = matchPath(`${paths.payments}/:id`, pathname)?.params.id;
  return payment === undefined ? null : { kind: 'payment', id: payment };
}

/** The record of a value of the address, as `write` made it; null for any other text. */
export function readRecord(text: string): OpenedRecord | null {
  const [, kind, id = ''] = /^(user|payment):(.+)$/.exec(text) ?? [];
  if (kind === 'user') return parseUserId(id) === null ? null : { kind, id };
  return kind === 'payment' ? { kind, id } : null;
}

/** A record as a value of the address. */
export const writeRecord = ({ kind, id }: OpenedRecord): string => `${kind}:${id}`;

/** The address of a record's own screen. */
export const pathOf = ({ kind, id }: OpenedRecord): string =>
  kind === 'user' ? paths.manage(id) : paths.payment(id);
