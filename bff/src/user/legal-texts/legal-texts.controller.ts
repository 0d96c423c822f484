import { Controller } from '@nestjs/common';
import { type CurrentLegalText, getLegalTexts } from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { LegalTextsService } from '../../domain/legal-texts/legal-texts.service';
import { dateOf, type LegalVersion } from '../../domain/legal-texts/legal-version';
import { keepText } from '../../platform/http/kept-answer';
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
    return this.present(await this.texts.shown());
  }

  private readonly present = memoizeOne((versions: readonly LegalVersion[]) =>
    keepText({
      documents: versions.map((version) => ({
        ...{ document: version.document, number: version.number, updatedAt: dateOf(version) },
        texts: presentLegalTexts(version.texts),
      })),
    }),
  );
}
