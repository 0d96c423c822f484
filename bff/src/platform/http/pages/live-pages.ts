import {
  type CanaryRelease,
  type CatalogueResponse,
  hasTelegram,
  isVersionName,
  methodsOf,
  needsSignIn,
  portalForPath,
  PRERENDERED_FILE,
  type PageFacts,
  type PageLanguage,
  type PrerenderedPage,
  type PrerenderedPages,
  type ReleasePointer,
  type Screen,
  screenOf,
  supportUrl,
} from '@portal/contracts';
import { FIRST_LEGAL_TEXT, LEGAL_DOCUMENTS } from '@portal/rules';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '../integrity-of';
import { JsonFile } from '../json-file';

/** A prerendered page that fits this service. */
export interface LivePage {
  readonly page: PrerenderedPage;
  /** The page's HTML for the settings of this service, with tokens. */
  readonly html: string;
  /** Hash of the file that it was read from. */
  readonly integrity: string;
  /** The portal's canary: its visitors get other pages. */
  readonly canary: CanaryRelease | null;
}

/** Versions in memory: two portals, each before and after a release. */
const MOST_VERSIONS = 4;

type Catalogue = Pick<
  CatalogueResponse,
  'plans' | 'offerPlans' | 'paymentNumbers' | 'paymentMethods' | 'brand' | 'legalTexts'
>;

/** Whose page is looked for. */
export interface PageVisitor {
  /** What is on sale now. */
  readonly catalogue: Catalogue;
  readonly language: PageLanguage;
  /** Whether the browser has sent the cookie of a sign-in at this portal, valid or not. */
  readonly hasSession: boolean;
}

/** The screen that shows prices to everybody. Its page fits only a service that sells for them. */
const PRICED: Screen = '/plans';

/**
 * The prerendered pages of the live versions. The pointer is looked at for every request, so that a release or a
 * rollback changes the pages and the portal at once. Files of a version never change, so they are read once.
 */
export class LivePages {
  private readonly versions = new LRUCache<string, Promise<PrerenderedPages>>({
    max: MOST_VERSIONS,
  });
  private readonly pointer;

  constructor(private readonly root: string) {
    this.pointer = new JsonFile<ReleasePointer>(join(root, 'releases.json'));
  }

  /**
   * The page of a path. Null when its portal has none, for example because it is older, or when it shows prices
   * or a legal text that are not in effect.
   */
  async find(path: string, visitor: PageVisitor): Promise<LivePage | null> {
    const { catalogue, language, hasSession } = visitor;
    const screen = screenOf(path);
    if (screen === 'other') return null;
    const portal = portalForPath(path);
    const pointer = await this.pointer.read();
    const release = pointer.portals?.[portal];
    if (!release || !isVersionName(release.version)) return null;
    const name = `/remotes/${portal}/${release.version}/${PRERENDERED_FILE}`;
    const integrity = release.integrity[name] ?? '';
    const all = await this.pagesOf(name, integrity);
    if (!hasLegalText(screen, catalogue)) return null;
    if (screen === PRICED && !hasPrices(all, catalogue)) return null;
    const ofScreen = all.pages.filter((page) => page.screen === screen);
    const personal = ofScreen.filter(({ audience }) => needsSignIn(audience));
    const pages =
      hasSession && personal.length > 0
        ? personal
        : ofScreen.filter(({ audience }) => !needsSignIn(audience));
    const page = pages.find((one) => one.language === language) ?? pages[0];
    const html = page && variantOf(page, catalogue);
    if (!page || html === undefined) return null;
    return { page, html, integrity, canary: pointer.canaries?.[portal] ?? null };
  }

  /** Pages that cannot be used are read again with the next request: somebody may have healed the file. */
  private pagesOf(name: string, integrity: string): Promise<PrerenderedPages> {
    const key = `${name} ${integrity}`;
    const known = this.versions.get(key);
    if (known) return known;
    const pages = this.readPages(name, integrity).catch(() => {
      this.versions.delete(key);
      return { plans: [], offerPlans: [], pages: [] };
    });
    this.versions.set(key, pages);
    return pages;
  }

  /** @throws Error when the file is missing or damaged. */
  private async readPages(name: string, integrity: string): Promise<PrerenderedPages> {
    const bytes = await readFile(join(this.root, name));
    if (integrityOf(bytes) !== integrity) throw new Error(`${name} is damaged`);
    return JSON.parse(bytes.toString('utf8')) as PrerenderedPages;
  }
}

/** A legal text is built as every service starts with it; a published one is not in the page. */
function hasLegalText(screen: Screen, { legalTexts }: Catalogue): boolean {
  const document = LEGAL_DOCUMENTS.find((one) => screen === `/${one}`);
  return (
    document === undefined || (legalTexts?.[document] ?? FIRST_LEGAL_TEXT) === FIRST_LEGAL_TEXT
  );
}

const hasPrices = ({ plans, offerPlans }: PrerenderedPages, catalogue: Catalogue): boolean =>
  JSON.stringify([plans, offerPlans]) === JSON.stringify([catalogue.plans, catalogue.offerPlans]);

function variantOf({ variants }: PrerenderedPage, catalogue: Catalogue): string | undefined {
  const own: PageFacts = {
    methods: methodsOf(catalogue).map(({ method }) => method),
    hasSupport: supportUrl(catalogue.brand) !== null,
    hasTelegram: hasTelegram(catalogue.brand),
  };
  return variants.find(({ facts }) => isDeepStrictEqual({ ...own, ...facts }, own))?.html;
}
