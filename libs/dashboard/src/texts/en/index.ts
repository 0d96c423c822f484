import { account } from './account';
import { downloads } from './downloads';
import { history } from './history';
import { plan } from './plan';
import { settings } from './settings';

/** Every text of the dashboard in this language. */
export const texts = { account, downloads, history, plan, settings };
