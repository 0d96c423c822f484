import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LegalDocument } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { NumberedVersions } from '../../platform/mongo/numbered-versions';
import type { LegalVersion } from './legal-version';
import { LEGAL_VERSION_MODEL } from './legal-version.schema';

/** Stored versions of the legal texts, each document with numbers of its own. */
@Injectable()
export class LegalTextsRepository extends NumberedVersions<LegalVersion> {
  constructor(@InjectModel(LEGAL_VERSION_MODEL) private readonly model: Model<LegalVersion>) {
    super(model);
  }

  /** The newest versions of a document, newest first. */
  async listOf(document: LegalDocument, limit: number): Promise<LegalVersion[]> {
    const found = { projection: { _id: 0 }, sort: { number: -1 as const }, limit };
    return readMany<LegalVersion>(this.model, { document }, found);
  }
}
