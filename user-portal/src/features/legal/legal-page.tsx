import { supportUrl } from '@portal/contracts';
import { LegalArticle, useBrand, useErrorText } from '@portal/dashboard';
import type { LegalDocument } from '@portal/rules';
import { ErrorState, LinkedText, PaddedCard, SkeletonRows, useFormats } from '@portal/ui';
import { useMethodList } from '../../shared/method-words';
import { Screen } from '../../shared/screen';
import { useTexts } from './texts/use-texts';
import { useLegalText } from './use-legal-text';

/** A legal text in effect; needs no session. Has a link back to the dashboard. */
export function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { legal, documents } = useTexts();
  const formats = useFormats();
  const errorText = useErrorText();
  const { brand } = useBrand();
  const methods = useMethodList();
  const { current, hasFailed, error, readAgain } = useLegalText(document);
  const support = supportUrl(brand);
  return (
    <Screen title={current?.text.title ?? documents[document].title} back={legal.back} width={800}>
      {current ? (
        <LegalArticle
          text={current.text}
          updated={legal.updated(formats.date(current.updatedAt))}
          methods={methods}
        >
          {support && (
            <section>
              <h2>{legal.contactTitle}</h2>
              <p>
                {legal.contact} <LinkedText text={support} />
              </p>
            </section>
          )}
        </LegalArticle>
      ) : hasFailed ? (
        <ErrorState
          message={errorText(error, legal.failed)}
          retryLabel={legal.retry}
          onRetry={readAgain}
        />
      ) : (
        <PaddedCard role="status" aria-label={legal.loading}>
          <SkeletonRows count={8} height={36} />
        </PaddedCard>
      )}
    </Screen>
  );
}
