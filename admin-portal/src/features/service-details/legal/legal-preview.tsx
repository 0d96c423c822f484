import { methodsOf } from '@portal/contracts';
import { catalogueQuery, LegalArticle } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { type LegalTexts, methodListText } from '@portal/rules';
import { Choice, type Language, LANGUAGE_NAMES, LANGUAGES } from '@portal/ui';
import { useState } from 'react';
import { UPDATED } from './preview-texts';
import { texts } from './texts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

interface LegalPreviewProps {
  readonly texts: LegalTexts;
  /** The date that visitors see; ISO 8601 UTC. */
  readonly updatedAt: string;
}

/** A legal text as visitors see it, in either language. */
export function LegalPreview({ texts: shown, updatedAt }: LegalPreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  const { data: catalogue } = useQuery(catalogueQuery);
  const methods = methodsOf(catalogue ?? { paymentNumbers: [] }).map(({ method }) => method);
  const text = shown[language];
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <Choice
          label={texts.previewLanguage}
          options={OPTIONS}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <h2 lang={language} style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {text.title}
      </h2>
      <LegalArticle
        text={text}
        lang={language}
        updated={UPDATED[language](updatedAt)}
        methods={methodListText(methods, language)}
      />
    </>
  );
}
