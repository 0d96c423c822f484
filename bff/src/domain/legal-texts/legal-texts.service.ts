import { Injectable } from '@nestjs/common';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@portal/rules';
import { LatestRead } from '../../platform/events/latest-read';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { LegalTextsRepository } from './legal-texts.repository';
import { firstLegalVersion, type LegalVersion } from './legal-version';
import { LEGAL_TEXTS } from './legal-version.schema';

const UNPUBLISHED: readonly LegalVersion[] = LEGAL_DOCUMENTS.map(firstLegalVersion);

/** The legal texts of the service. */
@Injectable()
export class LegalTextsService {
  private readonly latest: LatestRead<readonly LegalVersion[]>;

  constructor(
    private readonly versions: LegalTextsRepository,
    changes: ChangeStreamService,
  ) {
    this.latest = new LatestRead<readonly LegalVersion[]>(() =>
      Promise.all(LEGAL_DOCUMENTS.map((document) => this.newest(document))),
    );
    const missed = (): Promise<void> => this.refresh();
    changes.follow({ collection: LEGAL_TEXTS, changed: () => void missed(), missed });
  }

  /**
   * The versions in effect, one of each document in their order: from memory, also while the database is away, and
   * read again after every publication on any instance; the same object until then.
   */
  async shown(): Promise<readonly LegalVersion[]> {
    return (await this.latest.get()) ?? UNPUBLISHED;
  }

  /** The newest version of a document; the first one when nothing was published. */
  async newest(document: LegalDocument): Promise<LegalVersion> {
    const [newest] = await this.list(document, 1);
    return newest ?? firstLegalVersion(document);
  }

  /** The newest versions of a document, newest first. */
  async list(document: LegalDocument, limit: number): Promise<readonly LegalVersion[]> {
    const stored = await this.versions.listOf(document, limit);
    return stored.length === 0 ? [firstLegalVersion(document)] : stored;
  }

  /** Reads the texts again, once a screen has asked for them. Never rejects. */
  refresh(): Promise<void> {
    return this.latest.refresh();
  }
}
