import { PAYMENT_NUMBER_KINDS, type PaymentNumberView } from '@portal/contracts';
import { type AdminRole, isAdminRole, type PaymentMethod } from '@portal/rules';
import { z } from 'zod';

/** A text that may be left empty, which then means null. */
export const optionalText = z
  .string()
  .default('')
  .transform((text) => text.trim() || null);

/** An http(s) address that may be left empty. */
export const optionalUrl = optionalText.refine(
  (text) => text === null || /^https?:\/\/[^\s]+$/.test(text),
  'must be an http(s) address or empty',
);

/** A list whose entries are separated by `separator`; empty entries do not count. */
export const listOf = (separator: ';' | ',') =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(separator)
        .map((entry) => entry.trim())
        .filter(Boolean),
    );

/** A secret and whose it is. */
interface NamedSecret {
  readonly name: string;
  readonly secret: string;
}

/**
 * `name=secret` entries separated by `;`. Names are unique, because the audit and the log tell people
 * and machines apart by them. The value of a bad entry is never repeated (goal S61).
 */
export const namedSecrets = (secretPattern: RegExp, form: string) =>
  listOf(';').transform((entries, context): NamedSecret[] => {
    const named = entries.map(splitEntry);
    for (const message of faultsOf(named, secretPattern, form)) {
      context.addIssue({ code: 'custom', message });
    }
    return named;
  });

/** `name=hash` or `name:role=hash` entries; without a role an owner, as all were once. */
export const namedAdmins = (hashPattern: RegExp) =>
  listOf(';').transform((entries, context): (NamedSecret & { readonly role: AdminRole })[] => {
    const named = entries.map(splitEntry).map(({ name: nameAndRole, secret }) => {
      const [name = '', role = 'owner', ...rest] = nameAndRole.split(':');
      return { name, secret, role: rest.length > 0 ? '' : role };
    });
    const faults = faultsOf(named, hashPattern, 'name=argon2id-hash or name:role=argon2id-hash');
    named.forEach(({ role }, index) => {
      if (!isAdminRole(role)) faults.push(`entry ${index + 1} has a role that there is not`);
    });
    for (const message of faults) context.addIssue({ code: 'custom', message });
    return named.map(({ role, ...entry }) => ({
      ...entry,
      role: isAdminRole(role) ? role : 'viewer',
    }));
  });

function splitEntry(entry: string): NamedSecret {
  const equals = entry.indexOf('=');
  return { name: entry.slice(0, Math.max(equals, 0)), secret: entry.slice(equals + 1) };
}

function faultsOf(named: readonly NamedSecret[], secretPattern: RegExp, form: string): string[] {
  const faults = named.flatMap(({ name, secret }, index) =>
    /^[A-Za-z0-9_.-]{1,40}$/.test(name) && secretPattern.test(secret)
      ? []
      : [`entry ${index + 1} is not ${form}`],
  );
  const isUnique = new Set(named.map(({ name }) => name)).size === named.length;
  return isUnique ? faults : [...faults, 'two entries have the same name'];
}

const PAYMENT_NUMBER = new RegExp(`^(01\\d{9})(?::(${PAYMENT_NUMBER_KINDS.join('|')}))?$`);

/** `01…` with eleven digits, then `:personal` (the default) or `:merchant`; empty: not paid by that method. */
export const paymentNumber = (method: PaymentMethod) =>
  optionalText.transform((text, context): PaymentNumberView | null => {
    if (text === null) return null;
    const [, number, kind = 'personal'] = PAYMENT_NUMBER.exec(text) ?? [];
    if (number === undefined) {
      context.addIssue({ code: 'custom', message: 'is not <number> or <number>:merchant' });
      return z.NEVER;
    }
    return { method, number, kind: kind as PaymentNumberView['kind'] };
  });

/** Whether the runtime knows the zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
