import { changedFields, type FieldChange } from '../lists/row-changes';

/** What the service is called, where to reach it, and when it reminds. */
export interface ServiceDetails {
  readonly name: string;
  /** Where subscribers open the bot. Addresses are http(s); null for none. */
  readonly botUrl: string | null;
  readonly supportBotUrl: string | null;
  readonly supportContactUrl: string | null;
  readonly channelUrl: string | null;
  /** Days left at which a subscriber is reminded of the plan's end, each once, most first. */
  readonly reminderDays: readonly number[];
}

/** A field of ServiceDetails. */
export type DetailField = keyof ServiceDetails;

/** The environment variable that has the first value of each field, and may lock it. */
export const DETAIL_VARIABLES = {
  name: 'BRAND_NAME',
  botUrl: 'BOT_URL',
  supportBotUrl: 'SUPPORT_BOT_URL',
  supportContactUrl: 'SUPPORT_CONTACT_URL',
  channelUrl: 'CHANNEL_URL',
  reminderDays: 'REMINDER_DAYS',
} as const satisfies Record<DetailField, string>;

/** Name of a variable that has the first value of a field. */
export type DetailVariable = (typeof DETAIL_VARIABLES)[DetailField];

/** All fields, in the order of screens. */
export const DETAIL_FIELDS = Object.keys(DETAIL_VARIABLES) as DetailField[];

/** Number of the details that every service starts with. */
export const FIRST_DETAILS = 1;

/** Limits; lengths in characters, days before the end of a plan. */
export const DETAIL_LIMITS = { name: 40, url: 200, reminders: 6, days: 60 } as const;

const HTTP_ADDRESS = /^https?:\/\/[^\s]+$/;

/** Whether a text is an http(s) address. */
export const isHttpAddress = (text: string): boolean => HTTP_ADDRESS.test(text);

/** Why details cannot be published, with the text that screens show. */
export const DETAIL_FAULTS = {
  name: `The name has 1 to ${DETAIL_LIMITS.name} characters.`,
  address: 'An address begins with https:// or http://.',
  reminders: `Days are whole numbers from 1 to ${DETAIL_LIMITS.days}, each once, at most ${DETAIL_LIMITS.reminders}.`,
} as const;

/** A key of DETAIL_FAULTS. */
export type DetailFault = keyof typeof DETAIL_FAULTS;

/** Whether days before the end of a plan can be used for reminders. */
export function areReminderDays(days: readonly number[]): boolean {
  const isDay = (day: number): boolean =>
    Number.isInteger(day) && day >= 1 && day <= DETAIL_LIMITS.days;
  return (
    days.length <= DETAIL_LIMITS.reminders &&
    days.every(isDay) &&
    new Set(days).size === days.length
  );
}

/** All faults of details, by field; empty when they can be published. */
export function detailFaults(
  details: ServiceDetails,
): { readonly field: DetailField; readonly fault: DetailFault }[] {
  const faultOf = (field: DetailField): DetailFault | null => {
    if (field === 'reminderDays') return areReminderDays(details[field]) ? null : 'reminders';
    const value = details[field];
    if (field === 'name') {
      const { length } = (value ?? '').trim();
      return length >= 1 && length <= DETAIL_LIMITS.name ? null : 'name';
    }
    const isFine = value === null || (isHttpAddress(value) && value.length <= DETAIL_LIMITS.url);
    return isFine ? null : 'address';
  };
  return DETAIL_FIELDS.flatMap((field) => {
    const fault = faultOf(field);
    return fault === null ? [] : [{ field, fault }];
  });
}

const shown = (value: ServiceDetails[DetailField]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** What differs between two versions of the details; the values as texts. */
export const detailChanges = (
  before: ServiceDetails,
  after: ServiceDetails,
): FieldChange<DetailField>[] => changedFields(DETAIL_FIELDS, shown, before, after);

/** The details in effect: the published ones, except that locked fields have the values of the environment. */
export function detailsInEffect(
  published: ServiceDetails,
  environment: ServiceDetails,
  locked: readonly DetailField[],
): ServiceDetails {
  const pairs = locked.map((field) => [field, environment[field]]);
  return { ...published, ...(Object.fromEntries(pairs) as Partial<ServiceDetails>) };
}
