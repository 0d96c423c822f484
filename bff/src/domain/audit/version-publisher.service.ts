import { Injectable } from '@nestjs/common';
import type { AuditAction, ErrorCode } from '@portal/contracts';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Origin } from '../../platform/security/origin';
import { changedDetails } from './audit-entry';
import { AuditService } from './audit.service';
import { changeTexts, type RowChange } from './change-texts';

/** What every published version says of itself. */
export interface VersionFacts {
  /** From 1, without gaps. The highest one is in effect. */
  readonly number: number;
  /** Name of an administrator; null for the first version, which the service starts with. */
  readonly publisher: string | null;
  /** Null for the first version. */
  readonly publishedAt: Date | null;
  readonly reason: string | null;
}

/** The publication of a version that follows another one. */
export interface VersionPublication<Version extends VersionFacts> {
  /** How the audit names the noun, and the value that changes. */
  readonly noun: string;
  readonly value: string;
  readonly action: AuditAction;
  /** The refusal when the newest version is another one. */
  readonly newer: ErrorCode;
  /** Number of the newest version that the publisher has seen. */
  readonly after: number;
  readonly reason: string | null;
  /** The version in effect; the first one when nothing is stored. */
  readonly newest: () => Promise<Version>;
  /** What differs in the next version. @throws DomainError when it cannot be published. */
  readonly changes: (current: Version) => readonly RowChange[];
  readonly next: (current: Version, facts: VersionFacts) => Version;
  /** @throws error 11000 when a number is used. */
  readonly insert: (versions: readonly Version[]) => Promise<void>;
}

/** Publishes immutable, numbered versions, each in effect at once. */
@Injectable()
export class VersionPublisherService {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes a version. Of publications that follow the same one, one succeeds, over all instances.
   * @throws DomainError `newer`, and what `changes` throws.
   */
  async publish<Version extends VersionFacts>(
    origin: Origin,
    publication: VersionPublication<Version>,
  ): Promise<void> {
    const { noun, value, after, reason, action } = publication;
    const number = after + 1;
    const target = { target: `${noun}:${number}`, keys: [noun] };
    try {
      await this.audit.change(origin, target, async () => {
        const current = await publication.newest();
        if (current.number !== after) throw new DomainError(publication.newer);
        const changes = changeTexts(publication.changes(current));
        const facts = { number, publisher: origin.actor, publishedAt: this.clock.now(), reason };
        const version = publication.next(current, facts);
        await publication.insert(current.publishedAt === null ? [current, version] : [version]);
        const details = changedDetails(
          { number: after, [value]: changes.before },
          { number, [value]: changes.after },
        );
        const because = reason === null ? {} : { facts: { reason } };
        return { result: undefined, action, details, ...because };
      });
    } catch (error) {
      // Another instance has published first.
      if (isDuplicateKey(error)) throw new DomainError(publication.newer);
      throw error;
    }
  }
}
