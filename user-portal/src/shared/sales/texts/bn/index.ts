import { buying } from './buying';
import { checkout } from './checkout';
import { offer } from './offer';
import { payment } from './payment';
import { plans } from './plans';

/** Every text of the screens of selling in this language. */
export const texts = { buying, checkout, offer, payment, plans };
