import { Injectable } from '@nestjs/common';
import {
  LEGAL_FAULTS,
  LEGAL_LANGUAGES,
  legalChanges,
  type LegalDocument,
  legalFaults,
  type LegalTexts,
  shortDifference,
} from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { VersionPublisherService } from '../audit/version-publisher.service';
import { LegalTextsRepository } from './legal-texts.repository';
import { LegalTextsService } from './legal-texts.service';
import type { LegalVersion } from './legal-version';

/** What is published, and the newest version that the publisher has seen. */
export interface LegalPublication {
  readonly document: LegalDocument;
  readonly after: number;
  readonly texts: LegalTexts;
  readonly reason: string | null;
}

/** Publishes legal texts. */
@Injectable()
export class LegalTextActionsService {
  constructor(
    private readonly versions: LegalTextsRepository,
    private readonly current: LegalTextsService,
    private readonly publisher: VersionPublisherService,
  ) {}

  /**
   * Publishes a legal text, in effect at once. Of publications that follow the same version, one succeeds.
   * @throws DomainError legal-texts/newer, legal-texts/not-complete with the first fault, legal-texts/no-changes.
   */
  async publish(
    origin: Origin,
    { document, after, texts, reason }: LegalPublication,
  ): Promise<void> {
    await this.publisher.publish<LegalVersion>(origin, {
      ...{ noun: document, value: 'text', action: 'legal-texts/publish' },
      ...{ newer: 'legal-texts/newer', after, reason },
      newest: () => this.current.newest(document),
      changes: (version) => demandPublishable(version.texts, texts),
      next: (_current, facts) => ({ ...facts, document, texts }),
      insert: (versions) => this.versions.insertMany(versions),
    });
    await this.current.refresh();
  }
}

/** The differences, when they can be published: the stretch that differs, because the texts are long. */
function demandPublishable(before: LegalTexts, texts: LegalTexts) {
  const [first] = legalFaults(texts);
  if (first) {
    throw new DomainError('legal-texts/not-complete', { ...first }, LEGAL_FAULTS[first.fault]);
  }
  const changes = legalChanges(before, texts);
  if (changes.length === 0) throw new DomainError('legal-texts/no-changes');
  return LEGAL_LANGUAGES.flatMap((id) => {
    const fields = changes
      .filter(({ language }) => language === id)
      .map(({ field, section, ...change }) => ({
        field: section === null ? field : `${field} ${section}`,
        ...shortDifference(change.before, change.after),
      }));
    return fields.length === 0 ? [] : [{ id, kind: 'changed', fields }];
  });
}
