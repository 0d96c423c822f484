import {
  buildPath,
  getUserOffer,
  type OfferDetailsView,
  type OfferView,
  type PriceView,
} from '@portal/contracts';
import { planPathOf, STANDARD_PLAN } from '@portal/rules';
import type { Page } from '@playwright/test';
import type { Trial } from './system';

/** The offer that the seed created for the trial's subscriber, who is signed in. */
export async function readOffer(page: Page, { subscriber }: Trial): Promise<OfferView> {
  const answer = await page.request.get(buildPath(getUserOffer.path, { id: subscriber.userId }));
  const { offer } = (await answer.json()) as { offer: OfferView | null };
  if (!offer) throw new Error('The trial data holds no offer.');
  return offer;
}

/** The code of that offer. */
export async function readOfferCode(page: Page, trial: Trial): Promise<string> {
  const path = planPathOf((await readOffer(page, trial)).message);
  if (path === null) throw new Error('The offer of the trial data has no code.');
  return path.slice('/plans/'.length);
}

/** An offer of the default plan that ends in a day. */
export function offerDetails(
  discount: OfferDetailsView['discount'],
  discountedPrice: PriceView,
): OfferDetailsView {
  const { id, name, priceBdt, priceInr, priceUsd, durationDays } = STANDARD_PLAN;
  return {
    plan: {
      id,
      name,
      price_bdt: priceBdt,
      price_inr: priceInr,
      price_usd: priceUsd,
      duration_days: durationDays,
    },
    discount,
    discountedPrice,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
}
