import { Injectable } from '@nestjs/common';
import { type BearerWord, findBearerWords, maskBearerWords, parseUserId } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import type { AnswerFilter } from '../../platform/http/answer-filter';
import { type BearerReader, bearerReaderOf } from '../../platform/security/bearer-reader';
import { type AdminPrincipal, knownCallerOf } from '../../platform/security/caller';
import { originOfAdmin } from '../../platform/security/origin';
import { mapTexts, visitTexts } from './answer-texts';
import { BearerViewsService } from './bearer-views.service';
import { LiveBearerValuesService, type LiveValues } from './live-bearer-values.service';

/**
 * The last step of every answer to an administrator. Presenters mask the bearer values they know. Free
 * texts (notes, messages, details of the audit) may contain some too. This filter masks live ones for
 * roles without permission, and records a view of unmasked ones.
 */
@Injectable()
export class BearerAnswersService {
  private readonly ahead = new WeakMap<BearerReader, Ahead>();

  constructor(
    private readonly live: LiveBearerValuesService,
    private readonly views: BearerViewsService,
  ) {}

  /** The filter of an answer to an administrator, also for each slice of a stream; null for other callers. */
  filterOf(request: FastifyRequest): AnswerFilter | null {
    const caller = knownCallerOf(request);
    return caller?.kind === 'admin' ? this.filterFor(request, caller) : null;
  }

  /**
   * Looks for live values in what an answer will contain. A handler calls it before it reads something else, so the
   * filter need not wait once more.
   */
  lookAhead(part: unknown, reader: BearerReader): void {
    const words = wordsIn(part, reader);
    if (words.length === 0) return;
    const live = this.live.find(words);
    // Who filters the answer gets the failure; an answer that fails before it is not filtered.
    live.catch(() => undefined);
    this.ahead.set(reader, { values: new Set(words.map(({ value }) => value)), live });
  }

  private filterFor(request: FastifyRequest, caller: AdminPrincipal): AnswerFilter {
    const reader = bearerReaderOf(request);
    // For other methods, the audit record of the action already covers the shown values.
    const isView = request.method === 'GET';
    const recordViews = async (): Promise<void> => {
      const kinds = reader.takeShown();
      if (!isView) return;
      const where = { sessionId: caller.sessionId, ...listOf(request) };
      for (const kind of kinds) {
        await this.views.record(originOfAdmin(request, caller), kind, where);
      }
    };
    return (part) => {
      if (reader.seesAllWhole && !isView) return part;
      const words = wordsIn(part, reader);
      if (words.length > 0)
        return this.mask(part, words, reader).then(async (masked) => {
          await recordViews();
          return masked;
        });
      if (reader.hasShown) return recordViews().then(() => part);
      reader.takeShown();
      return part;
    };
  }

  private async mask<Part>(
    part: Part,
    words: readonly BearerWord[],
    reader: BearerReader,
  ): Promise<Part> {
    const hidden = new Set<string>();
    const ahead = this.ahead.get(reader);
    const others = words.filter(({ value }) => !ahead?.values.has(value));
    const live = await Promise.all([ahead?.live ?? [], this.live.find(others)]);
    for (const [kind, values] of live.flat()) {
      if (values.length > 0 && reader.seesWhole(kind)) reader.noteShown(kind);
      if (!reader.seesWhole(kind)) for (const value of values) hidden.add(value);
    }
    return hidden.size === 0 ? part : mapTexts(part, (text) => maskBearerWords(text, hidden));
  }
}

/** Words of an answer that are being looked for before it is made. */
interface Ahead {
  readonly values: ReadonlySet<string>;
  readonly live: Promise<LiveValues>;
}

/** What may be a bearer value in the texts of a part, apart from those that `show` has judged. */
function wordsIn(part: unknown, reader: BearerReader): BearerWord[] {
  const words: BearerWord[] = [];
  visitTexts(part, (text) => {
    for (const word of findBearerWords(text)) if (!reader.hasJudged(word.value)) words.push(word);
  });
  return words;
}

/**
 * `/api/admin/user/:id/timeline` is the list 'timeline' of that user; `/api/admin/redeem-codes` is a list
 * of all users.
 */
function listOf(request: FastifyRequest): { list: string; userId: number | null } {
  const { id = '' } = request.params as Readonly<Record<string, string | undefined>>;
  const path = request.routeOptions.url ?? '';
  const userId = path.includes('/user/:id') ? parseUserId(id) : null;
  const list = path.replace(/^\/api\/(admin\/)?(user\/:id\/)?/, '').replace(/\/:\w+/g, '');
  return { list, userId };
}
