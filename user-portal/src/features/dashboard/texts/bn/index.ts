import { broadcast } from './broadcast';
import { firstRun } from './first-run';
import { hero } from './hero';
import { links } from './links';
import { offer } from './offer';
import { payments } from './payments';
import { queue } from './queue';
import { receipt } from './receipt';
import { redeem } from './redeem';

/** All texts of the subscriber's own cards in this language. */
export const texts = { broadcast, firstRun, hero, links, offer, payments, queue, receipt, redeem };
