import { buying } from './buying';
import { checkout } from './checkout';
import { offer } from './offer';
import { payment } from './payment';
import { plans } from './plans';

/** All texts of the sales screens in this language. */
export const texts = { buying, checkout, offer, payment, plans };
