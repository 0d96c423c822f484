import {
  type LegalSectionView,
  type LegalTextsView,
  type LegalTextView,
  publishLegalText,
} from '@portal/contracts';
import { LEGAL_DOCUMENTS, LEGAL_LIMITS } from '@portal/rules';
import {
  choice,
  integer,
  listOf,
  listOfNested,
  nested,
  optionalReason,
  text,
} from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const title = () => text({ min: 1, max: LEGAL_LIMITS.title }).trimmed();
const paragraph = () => text({ min: 1, max: LEGAL_LIMITS.paragraph });

/** The rules check the texts as a whole: legalFaults. */
class LegalSectionFields extends bodyOf<LegalSectionView>()({
  title: title(),
  text: listOf(paragraph(), { min: 1, max: LEGAL_LIMITS.paragraphs }),
}) {}

class LegalTextFields extends bodyOf<LegalTextView>()({
  title: title(),
  intro: paragraph().trimmed(),
  sections: listOfNested(LegalSectionFields, { max: LEGAL_LIMITS.sections }),
}) {}

class LegalTextsFields extends bodyOf<LegalTextsView>()({
  en: nested(LegalTextFields),
  bn: nested(LegalTextFields),
}) {}

export class PublishLegalTextBody extends bodyOf(publishLegalText)({
  document: choice(LEGAL_DOCUMENTS),
  after: integer({ min: 1 }),
  texts: nested(LegalTextsFields),
  reason: optionalReason(),
}) {}
