import {
  type PageLanguage,
  PAGE_TOKENS,
  PRERENDERED_FILE,
  type PrerenderedPage,
  type PrerenderedPages,
  presentPlans,
} from '@portal/contracts';
import { FIRST_PLANS } from '@portal/rules';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A shell's page. */
export const SHELL =
  '<!doctype html><html lang="en"><head><title>Dhara</title></head>' +
  '<body><div id="root"></div><noscript>This page needs JavaScript.</noscript></body></html>';

/** Headers of a browser that asks for a page. */
export const PAGE_HEADERS = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };

type Sold = Pick<PrerenderedPages, 'plans' | 'offerPlans'>;

/** What is sold by the first price list. */
export const FIRST_SOLD: Sold = presentPlans(FIRST_PLANS);

/** File of the prerendered pages of a version of the user portal. */
export const pagesFile = (version: string): string =>
  `/remotes/user-portal/${version}/${PRERENDERED_FILE}`;

/** A page whose HTML tells which one it is. */
export const pageOf = (
  text: string,
  language: PageLanguage = 'en',
  more: Partial<PrerenderedPage> = {},
): PrerenderedPage => ({
  screen: '/',
  audience: 'guest',
  language,
  title: `${text} · ${PAGE_TOKENS.brandName}`,
  description: `About "${text}".`,
  css: `.is-${language}{color:red}`,
  variants: [{ facts: null, html: `<main>${text}</main>` }],
  ...more,
});

/** A folder of released versions, as the service reads it. */
export class ReleasedPages {
  constructor(private readonly root: string) {}

  async put(path: string, content: string): Promise<void> {
    await mkdir(dirname(join(this.root, path)), { recursive: true });
    await writeFile(join(this.root, path), content);
  }

  /** Lays a version down. @returns its entry in the pointer. */
  async lay(version: string, pages: readonly PrerenderedPage[], sold = FIRST_SOLD) {
    const content = JSON.stringify({ ...sold, pages });
    await this.put(pagesFile(version), content);
    const hash = createHash('sha384').update(content).digest('base64');
    return { version, integrity: { [pagesFile(version)]: `sha384-${hash}` } };
  }

  /** Makes a version of the user portal live, with canaries by portal. */
  point(release: object, canaries: object = {}): Promise<void> {
    const pointer = { portals: { 'user-portal': release }, canaries };
    return this.put('releases.json', JSON.stringify(pointer));
  }
}
