import {
  type CanaryRelease,
  type CatalogueResponse,
  needsSignIn,
  portalForPath,
  PRERENDERED_FILE,
  type PageLanguage,
  type PrerenderedPage,
  type PrerenderedPages,
  type ReleasePointer,
  screenOf,
  supportUrl,
} from '@portal/contracts';
import { shownMethods } from '@portal/rules';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,127}$/;

type Catalogue = Pick<CatalogueResponse, 'plans' | 'offerPlans' | 'paymentNumbers' | 'brand'>;

/**
 * The prerendered pages of the live versions. The pointer is read at every request, so that a release or a
 * rollback changes the pages and the portal at once. Files of a version never change, so they are read once.
 */
export class LivePages {
  private readonly versions = new LRUCache<string, Promise<readonly PrerenderedPage[]>>({
    max: MOST_VERSIONS,
  });

  constructor(
    private readonly root: string,
    private readonly catalogue: Catalogue,
  ) {}

  /**
   * The page of a path. Null when its portal has none, for example because it is older.
   * @param hasSession whether the browser has sent the cookie of a sign-in at this portal, valid or not.
   */
  async find(path: string, language: PageLanguage, hasSession: boolean): Promise<LivePage | null> {
    const screen = screenOf(path);
    if (screen === 'other') return null;
    const portal = portalForPath(path);
    const pointer = await this.readPointer();
    const release = pointer.portals?.[portal];
    if (!release || !VERSION.test(release.version)) return null;
    const name = `/remotes/${portal}/${release.version}/${PRERENDERED_FILE}`;
    const integrity = release.integrity[name] ?? '';
    const all = await this.pagesOf(name, integrity);
    const pages = all.filter(
      (page) => page.screen === screen && (hasSession || !needsSignIn(page.audience)),
    );
    const page = pages.find((one) => one.language === language) ?? pages[0];
    const html = page && this.variantOf(page);
    if (!page || html === undefined) return null;
    return { page, html, integrity, canary: pointer.canaries?.[portal] ?? null };
  }

  private async readPointer(): Promise<Partial<ReleasePointer>> {
    try {
      const text = await readFile(join(this.root, 'releases.json'), 'utf8');
      return JSON.parse(text) as Partial<ReleasePointer>;
    } catch {
      return {};
    }
  }

  /** Pages that cannot be used are read again with the next request: somebody may have healed the file. */
  private pagesOf(name: string, integrity: string): Promise<readonly PrerenderedPage[]> {
    const key = `${name} ${integrity}`;
    const known = this.versions.get(key);
    if (known) return known;
    const pages = this.readPages(name, integrity).catch(() => {
      this.versions.delete(key);
      return [];
    });
    this.versions.set(key, pages);
    return pages;
  }

  /** @throws Error when the file is missing or damaged, or has other prices than this service sells for. */
  private async readPages(name: string, integrity: string): Promise<readonly PrerenderedPage[]> {
    const bytes = await readFile(join(this.root, name));
    const own = createHash('sha384').update(bytes).digest('base64');
    if (`sha384-${own}` !== integrity) throw new Error(`${name} is damaged`);
    const { plans, offerPlans, pages } = JSON.parse(bytes.toString('utf8')) as PrerenderedPages;
    const sold = JSON.stringify([this.catalogue.plans, this.catalogue.offerPlans]);
    if (JSON.stringify([plans, offerPlans]) !== sold) throw new Error(`${name} has other prices`);
    return pages;
  }

  private variantOf({ variants }: PrerenderedPage): string | undefined {
    const { brand, paymentNumbers } = this.catalogue;
    const methods = shownMethods(paymentNumbers).join();
    const hasSupport = supportUrl(brand) !== null;
    return variants.find(
      ({ facts }) =>
        facts === null || (facts.methods.join() === methods && facts.hasSupport === hasSupport),
    )?.html;
  }
}
