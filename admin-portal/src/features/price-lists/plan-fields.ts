import { type BotAccess, isUnlimited, type PlanPlace, type PricedPlan } from '@portal/rules';
import type { Formats } from '@portal/ui';
import { texts as shared } from '../../shared/actions/texts';
import { texts } from './texts';

/** How a difference of one field is written. */
interface FieldWords {
  readonly name: string;
  /** Prices are highlighted. */
  readonly isPrice?: true;
  /** The value of a `FieldChange` in words. */
  readonly write: (value: string, formats: Formats) => string;
}

const asIs = (value: string): string => value || texts.none;
const quoted = (value: string): string => (value ? texts.reason(value) : texts.none);
const count = (value: string, formats: Formats): string => formats.count(Number(value));
const instant = (value: string, formats: Formats): string =>
  value ? formats.dateTime(value) : texts.noLimit;

/** 1,500; 'none' for a plan without a price in this currency. */
const price = (value: string, formats: Formats): string =>
  value === '0' ? texts.none : count(value, formats);

/** Number of videos: 'Unlimited' above 1,000. */
export const videosWritten = (videos: number, formats: Formats): string =>
  isUnlimited(videos) ? shared.unlimited : formats.count(videos);

/** 'DRM, Notify'. */
export const botsWritten = (bots: readonly BotAccess[]): string =>
  bots.length === 0 ? texts.none : bots.map((bot) => texts.bots[bot]).join(', ');

/** Name and values of every field of a plan in words. A field that is forgotten here does not compile. */
export const PLAN_FIELDS: Readonly<Record<keyof PricedPlan, FieldWords>> = {
  id: { name: 'id', write: asIs },
  name: { name: 'name', write: quoted },
  nameBn: { name: 'Bangla name', write: quoted },
  place: { name: 'on sale at', write: (value) => texts.places[value as PlanPlace] },
  durationDays: { name: 'days', write: count },
  videos: { name: 'videos', write: (value, formats) => videosWritten(Number(value), formats) },
  activates: {
    name: 'bots',
    write: (value) => botsWritten(value === '' ? [] : (value.split(', ') as BotAccess[])),
  },
  priceBdt: { name: 'BDT', isPrice: true, write: price },
  priceInr: { name: 'INR', isPrice: true, write: price },
  priceUsd: { name: 'USD', isPrice: true, write: price },
  isUsual: { name: 'usual choice', write: (value) => (value === 'true' ? texts.yes : texts.no) },
  textEn: { name: 'text', write: quoted },
  textBn: { name: 'Bangla text', write: quoted },
  visibleFrom: { name: 'on sale from', write: instant },
  visibleUntil: { name: 'on sale until', write: instant },
};
