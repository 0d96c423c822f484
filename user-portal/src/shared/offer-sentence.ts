import type { OfferView } from '@portal/contracts';
import { banglaOfferSentence } from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { usePaidPlanName } from './plan-name';

/**
 * What an offer says in the current language: a discount in Bangla from its data, everything else as the
 * message says it.
 */
export function useOfferSentence({ message, special }: OfferView): string {
  const nameOf = usePaidPlanName();
  if (useLanguage() === 'en' || !special) return message;
  return banglaOfferSentence(nameOf(special), special.discount);
}
