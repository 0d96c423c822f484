import { Logger } from '@nestjs/common';
import {
  type CatalogueResponse,
  portalForPath,
  SHELL_COOKIE,
  type ShellCanary,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { SessionCookiesService } from '../../security/session-cookies.service';
import { type JoinedPage, joinPage, type PageParts } from './join-page';
import { inlineFirstFiles } from './inline-first-files';
import { type LivePage, LivePages } from './live-pages';
import { type Coding, codingOf, compressQuickly, PageCompressor } from './page-coding';
import { pageLanguage } from './page-language';
import { readShellPage, withCanary } from './shell-page';

/** A page ready to send. */
export interface ReadyPage extends Pick<JoinedPage, 'hashes'> {
  readonly body: Buffer;
  readonly coding: Coding | null;
  readonly etag: string;
}

/** A page in memory. */
interface KeptPage {
  page: Promise<ReadyPage>;
  /** The page before it was compressed, until it is as small as can be. */
  bytes: Buffer | null;
}

/** Reads the catalogue as of now. */
export interface CatalogueReader {
  read(): Promise<CatalogueResponse>;
}

/** A page of the live version, and the catalogue that it shows. */
interface FoundPage {
  readonly live: LivePage;
  readonly catalogue: CatalogueResponse;
}

/** Pages in memory: those of two portals, two languages, and some paths of offers. */
const MOST_PAGES = 100;

/** Builds whole pages from the live versions, and caches them compressed. */
export class JoinedPages {
  private readonly log = new Logger('Pages');
  private readonly live: LivePages;
  private readonly ready = new LRUCache<string, KeptPage>({ max: MOST_PAGES });
  private readonly compressor = new PageCompressor();

  constructor(
    private readonly root: string,
    private readonly catalogue: CatalogueReader,
    private readonly cookies: Pick<SessionCookiesService, 'read'>,
  ) {
    this.live = new LivePages(root);
  }

  /**
   * The page of a request: the shell with the prerendered page, or the shell alone when the live portal has
   * none for this path.
   * @throws Error when the shell cannot be read.
   */
  async find(request: FastifyRequest, path: string): Promise<ReadyPage> {
    const found = await this.findLive(request, path);
    const live = found && found.live;
    const { html: shell, canary } = await readShellPage(this.root, request.cookies[SHELL_COOKIE]);
    const coding = codingOf(request.headers['accept-encoding']);
    const origin = `${request.protocol}://${request.host}`;
    const key = JSON.stringify([
      ...[shell, canary, coding],
      live && [live.integrity, live.page.screen, live.page.audience, live.page.language],
      // Only a preview names the address.
      live?.page.description === '' ? null : [origin, path],
      ...[live?.canary?.percent, live?.canary?.salt, found?.catalogue],
    ]);
    const known = this.ready.get(key);
    if (known) {
      this.shrink(known).catch((error: unknown) => this.log.error(error));
      return known.page;
    }
    const joined = this.make(found && { shell, ...found, origin, path }, shell);
    const kept = this.keep(joined, canary, coding);
    this.ready.set(key, kept);
    return kept.page;
  }

  private keep(
    joined: Promise<JoinedPage>,
    canary: ShellCanary | null,
    coding: Coding | null,
  ): KeptPage {
    const pack = async (): Promise<ReadyPage> => {
      const { html, hashes } = await joined;
      const bytes = Buffer.from(withCanary(html, canary));
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
      const body = coding === null ? bytes : await compressQuickly(bytes, coding);
      kept.bytes = bytes;
      return { body, coding, etag, hashes };
    };
    const kept: KeptPage = { page: pack(), bytes: null };
    return kept;
  }

  /** Compresses a page that is sent again as small as can be. */
  private async shrink(kept: KeptPage): Promise<void> {
    const { bytes } = kept;
    const page = await kept.page;
    if (bytes === null || page.coding === null) return;
    const body = await this.compressor.small(bytes, page.coding);
    if (body === null) return;
    kept.bytes = null;
    kept.page = Promise.resolve({ ...page, body });
  }

  private async findLive(request: FastifyRequest, path: string): Promise<FoundPage | null> {
    const audience = portalForPath(path) === 'admin-portal' ? 'admin' : 'subscriber';
    const hasSession = this.cookies.read(request, audience) !== null;
    try {
      const catalogue = await this.catalogue.read();
      const live = await this.live.find(path, {
        catalogue,
        language: pageLanguage(request),
        hasSession,
      });
      return live && { live, catalogue };
    } catch (error) {
      // For example a pointer that nobody can read: then the shell says so.
      this.log.error(error);
      return null;
    }
  }

  /** A painted page has all that it needs for it; the shell alone is not painted before its scripts have run. */
  private async make(parts: PageParts | null, shell: string): Promise<JoinedPage> {
    const alone = { html: shell, hashes: { styles: [], scripts: [] } };
    if (parts === null) return alone;
    try {
      const joined = joinPage(parts);
      const { html, hashes } = await inlineFirstFiles(this.root, joined.html);
      const styles = [...hashes.styles, ...joined.hashes.styles];
      return { html, hashes: { ...hashes, styles } };
    } catch (error) {
      // The portal draws the page without it, only later.
      this.log.error(error);
      return alone;
    }
  }
}
