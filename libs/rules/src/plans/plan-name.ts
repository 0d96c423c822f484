import { CHECKOUT_PLANS } from './catalogue';
import { OFFER_PLANS } from './offer-plans';

const BANGLA_NAMES: ReadonlyMap<string, string> = new Map(
  [...CHECKOUT_PLANS, ...OFFER_PLANS].map(({ id, nameBn }) => [id, nameBn]),
);

/** The name of a plan in a language. A plan that is newer than this table keeps its English name. */
export function planName(plan: { id: string; name: string }, language: 'en' | 'bn'): string {
  return language === 'bn' ? (BANGLA_NAMES.get(plan.id) ?? plan.name) : plan.name;
}
