import { legal } from './legal';
import { privacy } from './privacy';
import { terms } from './terms';

/** All texts of the legal pages in this language. */
export const texts = { legal, privacy, terms };
