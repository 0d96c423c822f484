import { useQuery } from '@portal/query';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@portal/rules';
import { Choice, PaddedCard } from '@portal/ui';
import { useState } from 'react';
import { LoadingOrFailed } from '../../../shared/lists/loading-or-failed';
import { type LegalDraft, LegalPanel } from './legal-panel';
import { legalTextsQuery } from './legal-query';
import { texts } from './texts';

const OPTIONS = LEGAL_DOCUMENTS.map((value) => ({ value, label: texts.documents[value] }));

/** The legal texts: one document at a time. Changes of the other one stay. */
export function LegalTextsSection({ mayEdit }: { readonly mayEdit: boolean }) {
  const query = useQuery(legalTextsQuery);
  const [document, setDocument] = useState<LegalDocument>(LEGAL_DOCUMENTS[0]);
  const [drafts, setDrafts] = useState<Partial<Record<LegalDocument, LegalDraft | null>>>({});
  const history = query.data?.documents.find((one) => one.document === document);
  const [current] = history?.versions ?? [];
  return (
    <section aria-label={texts.title} style={{ display: 'grid', gap: 16, minWidth: 0 }}>
      <div style={{ maxWidth: 420 }}>
        <Choice label={texts.title} options={OPTIONS} value={document} onChange={setDocument} />
      </div>
      {history && current ? (
        <LegalPanel
          key={document}
          history={history}
          current={current}
          draft={drafts[document] ?? null}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [document]: draft }))}
          now={query.dataUpdatedAt}
          mayEdit={mayEdit}
        />
      ) : (
        <PaddedCard aria-busy={query.errorUpdateCount === 0}>
          <LoadingOrFailed query={query} failed={texts.failed} rows={6} height={48} />
        </PaddedCard>
      )}
    </section>
  );
}
