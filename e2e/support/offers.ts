import { buildPath, getUserOffer, type OfferView } from '@portal/contracts';
import { planPathOf } from '@portal/rules';
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
