import { Body, Controller } from '@nestjs/common';
import {
  LEGAL_VERSIONS_LIMIT,
  type LegalTextsChange,
  type LegalTextsResponse,
  type LegalVersionView,
  listLegalTexts,
  publishLegalText,
} from '@portal/contracts';
import { LEGAL_DOCUMENTS } from '@portal/rules';
import { LegalTextActionsService } from '../../domain/legal-texts/legal-text-actions.service';
import { LegalTextsService } from '../../domain/legal-texts/legal-texts.service';
import type { LegalVersion } from '../../domain/legal-texts/legal-version';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { presentLegalTexts } from '../../presenters/legal-texts.presenter';
import { PublishLegalTextBody } from './legal-texts.body';

/** Privacy policy and terms of service. */
@Controller()
export class LegalTextsController {
  constructor(
    private readonly actions: LegalTextActionsService,
    private readonly texts: LegalTextsService,
  ) {}

  @Route(listLegalTexts)
  @Access(admin('read'))
  async list(): Promise<LegalTextsResponse> {
    const documents = LEGAL_DOCUMENTS.map(async (document) => {
      const versions = await this.texts.list(document, LEGAL_VERSIONS_LIMIT);
      return { document, versions: versions.map(presentVersion) };
    });
    return { documents: await Promise.all(documents) };
  }

  @Route(publishLegalText)
  @Refuses('legal-texts/newer', 'legal-texts/not-complete', 'legal-texts/no-changes')
  @Access(admin('money'))
  @StepUp()
  async publish(
    @Body() { reason, ...publication }: PublishLegalTextBody,
    @AdminOrigin() origin: Origin,
  ): Promise<LegalTextsChange> {
    await this.actions.publish(origin, { ...publication, reason: reason ?? null });
    return { ...(await this.list()), message: 'The legal text is in effect.' };
  }
}

const presentVersion = ({
  number,
  texts,
  publisher,
  publishedAt,
  reason,
}: LegalVersion): LegalVersionView => ({
  ...{ number, texts: presentLegalTexts(texts), publisher },
  ...{ publishedAt: publishedAt?.toISOString() ?? null, reason },
});
