import type { ServiceDetailsView } from '@portal/contracts';
import {
  DETAIL_FAULTS,
  DETAIL_FIELDS,
  type DetailField,
  detailFaults,
  type ServiceDetails,
} from '@portal/rules';
import { readWholeNumber } from '../../shared/actions/whole-number';

/** The fields as they are typed. */
export type DetailEntries = Readonly<Record<DetailField, string>>;

/** The form of details. */
export function entriesOf({ reminderDays, ...details }: ServiceDetails): DetailEntries {
  return {
    name: details.name,
    botUrl: details.botUrl ?? '',
    supportBotUrl: details.supportBotUrl ?? '',
    supportContactUrl: details.supportContactUrl ?? '',
    channelUrl: details.channelUrl ?? '',
    reminderDays: reminderDays.join(', '),
  };
}

const addressOf = (typed: string): string | null => typed.trim() || null;

const daysOf = (typed: string): number[] =>
  typed
    .split(',')
    .filter((day) => day.trim() !== '')
    .map((day) => readWholeNumber(day) ?? Number.NaN)
    .toSorted((one, other) => other - one);

/** The details of entries; faults are in problemsOf. */
export const detailsOf = (entries: DetailEntries): ServiceDetailsView => ({
  name: entries.name.trim(),
  botUrl: addressOf(entries.botUrl),
  supportBotUrl: addressOf(entries.supportBotUrl),
  supportContactUrl: addressOf(entries.supportContactUrl),
  channelUrl: addressOf(entries.channelUrl),
  reminderDays: daysOf(entries.reminderDays),
});

/** Why entries cannot be published, by field; empty when they can. */
export function problemsOf(entries: DetailEntries): Partial<Record<DetailField, string>> {
  const faults = detailFaults(detailsOf(entries));
  return Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const found = faults.find((one) => one.field === field);
      return found ? [[field, DETAIL_FAULTS[found.fault]]] : [];
    }),
  );
}
