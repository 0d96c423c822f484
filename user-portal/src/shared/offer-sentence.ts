import type { OfferView } from '@portal/contracts';
import { banglaOfferSentence } from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { usePlanName } from './plan-name';

/**
 * What an offer says in the current language: a discount in Bangla from its data, everything else as the
 * message says it.
 */
export function useOfferSentence({ message, special }: OfferView): string {
  const nameOf = usePlanName();
  if (useLanguage() === 'en' || !special) return message;
  const name = nameOf({ id: special.planId, name: special.planName });
  return banglaOfferSentence(name, special.discount);
}
