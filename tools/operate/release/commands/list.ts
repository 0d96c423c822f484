import { describeSite } from '../describe-site';
import type { Command } from './command';

/** Shows what is live, on trial and on hand, and the last actions. */
export const list: Command = (site) => describeSite(site);
