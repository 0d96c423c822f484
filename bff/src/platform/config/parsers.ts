import type { PaymentNumberView } from '@portal/contracts';
import {
  type AdminRole,
  areReminderDays,
  DETAIL_FIELDS,
  DETAIL_LIMITS,
  DETAIL_VARIABLES,
  type DetailField,
  EXPIRY_REMINDER_DAYS,
  isAdminRole,
  isHttpAddress,
  METHODS,
  PAYMENT_METHODS,
  PAYMENT_NUMBER_KINDS,
  type PaymentMethod,
  type PaymentNumberVariable,
  paymentNumberVariable,
} from '@portal/rules';
import { z } from 'zod';

/** A text that may be empty. Empty becomes null. */
export const optionalText = z
  .string()
  .default('')
  .transform((text) => text.trim() || null);

/** An http(s) address that may be empty. */
export const optionalUrl = optionalText.refine(
  (text) => text === null || isHttpAddress(text),
  'must be an http(s) address or empty',
);

/** A list whose entries are separated by `separator`. Empty entries are ignored. */
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

/** How many values of one secret are valid at a time: the old one and the new one (OPS-30). */
const MAX_ACTIVE = 2;

/** One secret with at most two values separated by `;`. The first one is used for new data. */
export const rotatedSecret = (isSecret: (value: string) => boolean, fault: string) =>
  listOf(';')
    .refine((values) => values.every(isSecret), fault)
    .refine((values) => values.length <= MAX_ACTIVE, `more than ${MAX_ACTIVE} values`);

/** A secret and the name of the administrator or machine that uses it. */
interface NamedSecret {
  readonly name: string;
  readonly secret: string;
}

/**
 * `name=secret` entries separated by `;`. The audit and the log identify administrators and machines by these
 * names. Two entries with the same name are one administrator or machine whose secret is being replaced. The
 * value of a bad entry is never repeated (SEC-61).
 */
export const namedSecrets = (secretPattern: RegExp, form: string) =>
  listOf(';').transform((entries, context): NamedSecret[] => {
    const named = entries.map(splitEntry);
    for (const message of faultsOf(named, secretPattern, form)) {
      context.addIssue({ code: 'custom', message });
    }
    return named;
  });

/**
 * `name=hash` or `name:role=hash` entries. An entry without a role is an owner, as in versions before roles
 * existed.
 */
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
    const roles = new Map(named.map(({ name, role }) => [name, role]));
    if (named.some(({ name, role }) => roles.get(name) !== role)) {
      faults.push('two entries have the same name and other roles');
    }
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
  return [...faults, ...rotationFaultsOf(named)];
}

/** A name may have two secrets while one replaces the other (OPS-30). */
function rotationFaultsOf(named: readonly NamedSecret[]): string[] {
  const faults: string[] = [];
  const names = named.map(({ name }) => name);
  if (new Set(named.map(({ name, secret }) => `${name}=${secret}`)).size < named.length) {
    faults.push('two entries are the same');
  }
  if (names.some((name) => names.filter((other) => other === name).length > MAX_ACTIVE)) {
    faults.push(`more than ${MAX_ACTIVE} entries have the same name`);
  }
  return faults;
}

/** Numbers of agents come from administrators only. */
const CONFIGURED_KINDS = PAYMENT_NUMBER_KINDS.filter((kind) => kind !== 'agent');

/** A number of the method, then `:personal` (the default) or `:merchant`. Empty: the method is not offered. */
const paymentNumber = (method: PaymentMethod) => {
  const form = new RegExp(`^(${METHODS[method].number})(?::(${CONFIGURED_KINDS.join('|')}))?$`);
  return optionalText.transform((text, context): PaymentNumberView | null => {
    if (text === null) return null;
    const [, number, kind = 'personal'] = form.exec(text) ?? [];
    if (number === undefined) {
      context.addIssue({ code: 'custom', message: 'is not <number> or <number>:merchant' });
      return z.NEVER;
    }
    return { method, number, kind: kind as PaymentNumberView['kind'] };
  });
};

/** The variables of all methods, for example BKASH_NUMBER. */
export const paymentNumbersEnvironment = Object.fromEntries(
  PAYMENT_METHODS.map((method) => [paymentNumberVariable(method), paymentNumber(method)]),
) as Readonly<Record<PaymentNumberVariable, ReturnType<typeof paymentNumber>>>;

/** Whether the runtime knows the zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Days before the end of a plan, separated by commas. Absent: the usual ones; '-': none. */
export const reminderDays = optionalText.transform((text, context): readonly number[] => {
  if (text === null) return EXPIRY_REMINDER_DAYS;
  const days = text === '-' ? [] : text.split(',').map((day) => Number(day.trim() || Number.NaN));
  if (areReminderDays(days)) return days.toSorted((one, other) => other - one);
  context.addIssue({
    code: 'custom',
    message: `must be up to ${DETAIL_LIMITS.reminders} whole days from 1 to ${DETAIL_LIMITS.days} separated by commas, or -`,
  });
  return z.NEVER;
});

/** Names of variables whose values administrators cannot change, separated by commas. */
export const lockedDetails = listOf(',').transform((names, context): readonly DetailField[] => {
  const fields = DETAIL_FIELDS.filter((field) => names.includes(DETAIL_VARIABLES[field]));
  if (fields.length === new Set(names).size) return fields;
  const variables = Object.values(DETAIL_VARIABLES).join(', ');
  context.addIssue({ code: 'custom', message: `each must be one of ${variables}` });
  return z.NEVER;
});
