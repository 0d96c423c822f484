import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service';
import type { BroadcastRecord } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';

/** Number of newest broadcasts whose author is known. */
const MOST_AUTHORS = 500;

/** A broadcast with the name of the administrator who sent it; null when it is not known any more. */
export interface AuthoredBroadcast extends BroadcastRecord {
  readonly author: string | null;
}

/** Finds broadcasts. */
@Injectable()
export class BroadcastSearchService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Broadcasts that a text matches by message, author or beginning of the id; the newest first. */
  async find(text: string, limit: number): Promise<AuthoredBroadcast[]> {
    const [stored, actors] = await Promise.all([
      this.broadcasts.listSearched(),
      this.audit.actors(),
    ]);
    const searched = text.toLowerCase();
    const isName = actors.some((name) => name.toLowerCase().includes(searched));
    const isText = stored.some((one) => isAbout({ ...one, author: null }, searched));
    // Reading the authors takes hundreds of records, and most searches are about something else.
    if (!isName && !isText) return [];
    const authors = await this.readAuthors();
    return stored
      .map((broadcast) => ({ ...broadcast, author: authors.get(String(broadcast._id)) ?? null }))
      .filter((broadcast) => isAbout(broadcast, searched))
      .slice(0, limit);
  }

  /** Names by id of the broadcast; only the audit has them. */
  private async readAuthors(): Promise<Map<string, string | null>> {
    const records = await this.audit.listRecords(
      { actions: ['broadcasts/create'] },
      1,
      MOST_AUTHORS,
    );
    return new Map(records.map(({ details, actor }) => [String(details['id']), actor]));
  }
}

/** Whether a text in lower case begins the id, or is part of the message or of the author's name. */
function isAbout({ _id, text, author }: AuthoredBroadcast, searched: string): boolean {
  const said = `${text}\n${author ?? ''}`.toLowerCase();
  return String(_id).startsWith(searched) || said.includes(searched);
}
