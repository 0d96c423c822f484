import { CHECKOUT_PLANS } from './catalogue';
import { OFFER_PLANS } from './offer-plans';

// By their English names, because a later price list may give an id another name.
const BANGLA_NAMES: ReadonlyMap<string, string> = new Map(
  [...CHECKOUT_PLANS, ...OFFER_PLANS].map(({ name, nameBn }) => [name, nameBn]),
);

/** The names of a plan; a record from before price lists has only the English one. */
export interface PlanNames {
  readonly name: string;
  readonly nameBn?: string | undefined;
}

/** The name of a plan in a language. Without a Bangla name, one of the specification's plans has it here. */
export function planName({ name, nameBn }: PlanNames, language: 'en' | 'bn'): string {
  return language === 'bn' ? (nameBn ?? BANGLA_NAMES.get(name) ?? name) : name;
}
