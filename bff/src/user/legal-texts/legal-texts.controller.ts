import { Controller } from '@nestjs/common';
import { type CurrentLegalText, getLegalTexts } from '@portal/contracts';
import { LegalTextsService } from '../../domain/legal-texts/legal-texts.service';
import { dateOf } from '../../domain/legal-texts/legal-version';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { presentLegalTexts } from '../../presenters/legal-texts.presenter';

/** Privacy policy and terms of service, for everybody. */
@Controller()
export class PublicLegalTextsController {
  constructor(private readonly texts: LegalTextsService) {}

  @Route(getLegalTexts)
  @Access('public')
  async read(): Promise<{ documents: CurrentLegalText[] }> {
    const versions = await this.texts.shown();
    return {
      documents: versions.map((version) => ({
        ...{ document: version.document, number: version.number, updatedAt: dateOf(version) },
        texts: presentLegalTexts(version.texts),
      })),
    };
  }
}
