import { describeSite } from '../describe-site';
import type { Command } from './command';

/** Shows the live, canary and available versions, and the last actions. */
export const list: Command = (site) => describeSite(site);
