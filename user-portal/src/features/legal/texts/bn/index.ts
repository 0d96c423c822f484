import { firstLegalTextsBn } from '@portal/rules';
import { legal } from './legal';

/** All texts of the legal pages in this language. */
export const texts = { legal, documents: firstLegalTextsBn };
