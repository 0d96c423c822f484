import type { PaymentMethod } from '@portal/rules';
import type { CataloguePlanView, OfferPlanView } from '../plans/catalogue';
import type { Screen } from '../browser-reports/screens';

/** File in a portal's version with its prerendered pages. The service reads it; no browser loads it. */
export const PRERENDERED_FILE = 'prerendered.json';

/** Id of the element with the catalogue as JSON in a page that was served prerendered. */
export const PAGE_CATALOGUE_ID = 'page-catalogue';

/**
 * Attribute of the script and preload tags of a shell that loads them itself once a painted page is painted, from
 * the template with this id. A shell without it is left as it is.
 */
export const AFTER_PAINT = { attribute: 'data-after-paint', template: 'after-paint' } as const;

/** Cookie with the language in which pages are served. Without it, the browser's language counts. */
export const LANGUAGE_COOKIE = 'language';

/** Languages in which pages are prerendered. */
export type PageLanguage = 'en' | 'bn';

/**
 * Who sees a page. A page for a `guest` is another one when somebody is signed in. A page for a `subscriber` or an
 * `administrator` has only what is the same for all of them.
 */
export type PageAudience = 'guest' | 'everyone' | 'subscriber' | 'administrator';

/** A screen that is prerendered for one audience, as its portal declares it. */
export interface PrerenderedScreen {
  /** Route template of the screen. */
  readonly screen: Exclude<Screen, 'other'>;
  readonly audience: PageAudience;
  /**
   * One sentence for search engines and link previews, empty where a sign-in is needed. A missing language is not
   * prerendered.
   */
  readonly description: Readonly<Partial<Record<PageLanguage, string>>>;
}

/** Whether a page is for somebody who is signed in. */
export const needsSignIn = (audience: PageAudience): boolean =>
  audience === 'subscriber' || audience === 'administrator';

/**
 * Attribute of elements whose text differs between visitors. Its value is empty, or PERSONAL_NAME where the boot
 * script puts the stored name of the visitor.
 */
export const PERSONAL_ATTRIBUTE = 'data-personal';

/** Value of PERSONAL_ATTRIBUTE for the name of the visitor. */
export const PERSONAL_NAME = 'name';

/** The settings of a service that change the words of a page beyond PAGE_TOKENS. */
export interface PageFacts {
  /** Ids of the shown payment methods, in order. */
  readonly methods: readonly PaymentMethod[];
  /** Whether the service has a support link. */
  readonly hasSupport: boolean;
  /** Whether one can sign in by Telegram. */
  readonly hasTelegram: boolean;
}

/** Stand for settings in prerendered texts. The service replaces them with its escaped settings. */
export const PAGE_TOKENS = {
  brandName: 'PRERENDERED-BRAND-NAME',
  supportUrl: 'https://prerendered.invalid/support',
} as const;

/** One page in one language. */
export interface PrerenderedPage extends Omit<PrerenderedScreen, 'description'> {
  readonly language: PageLanguage;
  readonly title: string;
  readonly description: string;
  /** All style rules of the page. */
  readonly css: string;
  /** The page's HTML by the facts that change it. A single entry without facts fits every service. */
  readonly variants: readonly {
    readonly facts: Partial<PageFacts> | null;
    readonly html: string;
  }[];
}

/** Content of PRERENDERED_FILE. */
export interface PrerenderedPages {
  /** The plans and prices in the pages. A service that sells others does not use the pages that show them. */
  readonly plans: readonly CataloguePlanView[];
  readonly offerPlans: readonly OfferPlanView[];
  readonly pages: readonly PrerenderedPage[];
}
