import type { PageAudience } from '@portal/contracts';
import { isInCohort } from '@portal/rules';

/** What the served page says about itself, in attributes of <html>. */
export interface ServedPage {
  readonly language: string;
  readonly audience: PageAudience;
  /** `<percent> <salt>` of the portal's canary; undefined without one. */
  readonly canary: string | undefined;
}

/** What the browser knows about the visitor. */
export interface Visitor {
  /** Null where the portal has one language only. */
  readonly language: string | null;
  /** Whether this browser has stored something that changes what a guest sees. */
  readonly isKnown: boolean;
  readonly isSubscriber: boolean;
  readonly isAdministrator: boolean;
  /** The visitor's key for canaries. Only called when there is a canary. */
  readonly key: () => string | null;
}

/**
 * Whether a visitor gets a canary.
 * @param canary `<percent> <salt>`, as the service writes it into the page; undefined without one.
 * @param key the visitor; null gets none. Only called when there is a canary.
 */
export function isInCanary(canary: string | undefined, key: Visitor['key']): boolean {
  if (canary === undefined) return false;
  const space = canary.indexOf(' ');
  const own = key();
  return own !== null && isInCohort(own, canary.slice(space + 1), Number(canary.slice(0, space)));
}

const isOf: Readonly<Record<PageAudience, (visitor: Visitor) => boolean>> = {
  everyone: () => true,
  guest: ({ isKnown }) => !isKnown,
  subscriber: ({ isSubscriber }) => isSubscriber,
  administrator: ({ isAdministrator }) => isAdministrator,
};

/**
 * Whether the prerendered page is what the portal is going to show. The server cannot know: theme, language
 * and sign-in are stored in the browser, and a canary has other pages than the live version.
 */
export function fitsVisitor(page: ServedPage, visitor: Visitor): boolean {
  if (visitor.language !== null && visitor.language !== page.language) return false;
  return isOf[page.audience](visitor) && !isInCanary(page.canary, visitor.key);
}
