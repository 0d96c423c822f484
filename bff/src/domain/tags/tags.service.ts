import { Injectable } from '@nestjs/common';
import { MAX_LISTED_TAGS, normaliseTag, normaliseTags, type TagsFault } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { type AuditDetails, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import type { TagCount } from './tag-count.schema';
import { TagsRepository } from './tags.repository';

const HINTS: Readonly<Record<TagsFault, string>> = {
  invalid: 'A tag has 1 to 24 letters, digits and hyphens.',
  'too-many': 'A user can have at most 10 tags.',
};

/** A user after a change of tags. */
export interface TaggedUser {
  readonly account: Account;
  /** Names the action for an undo; null when the tags are as before. */
  readonly actionId: string | null;
}

/** Tags that administrators give to users; users never see them. */
@Injectable()
export class TagsService {
  constructor(
    private readonly tags: TagsRepository,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Replaces the tags of a user; returns the user after the change.
   * @throws DomainError request/invalid with a hint, accounts/not-found.
   */
  async setTags(origin: Origin, userId: number, wanted: readonly string[]): Promise<TaggedUser> {
    const tags = normaliseTags(wanted);
    if (typeof tags === 'string') throw new DomainError('request/invalid', undefined, HINTS[tags]);
    return this.audit.changeUser(origin, userId, async () => {
      const id = newDocumentId();
      const account = await this.accounts.get(userId);
      const details = await this.replaceTags(account, tags);
      const actionId = 'after:tags' in details ? String(id) : null;
      const result = { account: { ...account, tags: [...tags] }, actionId };
      return { result, action: 'accounts/tags', details, id };
    });
  }

  /**
   * Replaces the tags of a user within the caller's transaction; returns the details of the audit record.
   */
  async replaceTags(
    { userId, tags: before = [] }: Account,
    tags: readonly string[],
  ): Promise<AuditDetails> {
    const added = tags.filter((tag) => !before.includes(tag));
    const removed = before.filter((tag) => !tags.includes(tag));
    await this.tags.setTags(userId, tags);
    for (const tag of added) await this.tags.count(tag, 1);
    for (const tag of removed) await this.tags.count(tag, -1);
    return {
      ...{ added: inWords(added), removed: inWords(removed) },
      ...changedDetails({ tags: inWords(before) }, { tags: inWords(tags) }),
    };
  }

  /** Removes a deleted user from the counts. */
  async forgetUser({ tags = [] }: Account): Promise<void> {
    for (const tag of tags) await this.tags.count(tag, -1);
  }

  /** Tags in use with their number of users, most used first; at most MAX_LISTED_TAGS. */
  async list(): Promise<TagCount[]> {
    return this.tags.listCounts(MAX_LISTED_TAGS);
  }

  /** Tags in use that begin with a typed text. */
  async find(typed: string, limit: number): Promise<TagCount[]> {
    const beginning = normaliseTag(typed);
    return beginning === null ? [] : this.tags.listBeginning(beginning, limit);
  }
}

const SEPARATOR = ', ';

const inWords = (tags: readonly string[]): string | null => tags.join(SEPARATOR) || null;

/** The tags that a record of the audit names. */
export const tagsInWords = (words: unknown): string[] =>
  typeof words === 'string' ? words.split(SEPARATOR) : [];
