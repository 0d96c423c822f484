import type { LegalHistory, LegalVersionView } from '@portal/contracts';
import { FIRST_LEGAL_DATE, LEGAL_FAULTS, legalChanges, legalFaults } from '@portal/rules';
import { Panel, Tabs } from '@portal/ui';
import { useState } from 'react';
import { DraftPill } from '../../../shared/versions/draft-pill';
import { usePublishing } from '../../../shared/versions/use-publishing';
import { VersionFacts } from '../../../shared/versions/version-facts';
import { VersionHistory } from '../../../shared/versions/version-history';
import { VersionStack } from '../../../shared/versions/version-stack';
import { versionTexts } from '../../../shared/versions/version-texts';
import { VersionTools } from '../../../shared/versions/version-tools';
import { LegalChanges } from './legal-changes';
import { entriesOf, type LegalEntries, textsOf } from './legal-entries';
import { LegalForm } from './legal-form';
import { LegalPreview } from './legal-preview';
import { legalTextsQuery } from './legal-query';
import { PublishLegalDialog } from './publish-dialog';
import { texts } from './texts';

/** What an administrator changed and did not publish yet, and the version that it follows. */
export interface LegalDraft {
  readonly after: number;
  readonly entries: LegalEntries;
}

interface LegalPanelProps {
  readonly history: LegalHistory;
  readonly current: LegalVersionView;
  readonly draft: LegalDraft | null;
  readonly onDraft: (draft: LegalDraft | null) => void;
  /** When the texts were read, epoch ms. */
  readonly now: number;
  readonly mayEdit: boolean;
}

/** A legal text in effect with the changes of this page: as fields, as differences, as visitors see it, and its history. */
export function LegalPanel({ history, current, draft, onDraft, now, mayEdit }: LegalPanelProps) {
  const { document, versions } = history;
  const [view, setView] = useState<'text' | 'changes' | 'preview'>('text');
  const entries = draft?.entries ?? entriesOf(current.texts);
  const changed = draft ? textsOf(draft.entries) : current.texts;
  const after = draft?.after ?? current.number;
  const changes = legalChanges(current.texts, changed);
  const isOld = after !== current.number;
  const reasons = [
    ...(isOld ? [texts.newer] : []),
    ...(changes.length === 0 ? [texts.unchanged] : []),
    ...legalFaults(changed).map(({ language, fault }) =>
      language === null
        ? LEGAL_FAULTS[fault]
        : texts.faultOf(texts.languages[language], LEGAL_FAULTS[fault]),
    ),
  ];
  const discard = (): void => onDraft(null);
  const publishing = usePublishing(legalTextsQuery.queryKey, discard);
  const change = mayEdit ? (typed: LegalEntries) => onDraft({ after, entries: typed }) : null;
  // A change is dated with its publication: today.
  const updatedAt =
    draft === null ? (current.publishedAt ?? FIRST_LEGAL_DATE) : new Date(now).toISOString();
  return (
    <>
      <Panel
        title={`${texts.documents[document]}: ${versionTexts.version(current.number)}`}
        action={<DraftPill isChanged={draft !== null} />}
      >
        <VersionStack>
          <VersionFacts version={current} now={now} origin="release" />
          {draft && (
            <VersionTools
              reasons={reasons}
              holdTitle={texts.hold}
              isOld={isOld}
              onDiscard={discard}
              onLoadAgain={publishing.loadAgain}
              onPublish={publishing.open}
            />
          )}
          <Tabs
            label={texts.views.label}
            tabs={[
              { id: 'text', label: texts.views.text },
              { id: 'changes', label: texts.views.changes(changes.length) },
              { id: 'preview', label: texts.views.preview },
            ]}
            selected={view}
            onSelect={setView}
          >
            {view === 'text' && <LegalForm entries={entries} onChange={change} />}
            {view === 'changes' && (
              <LegalChanges
                label={versionTexts.differences}
                before={current.texts}
                after={changed}
              />
            )}
            {view === 'preview' && <LegalPreview texts={changed} updatedAt={updatedAt} />}
          </Tabs>
        </VersionStack>
        {publishing.isOpen && (
          <PublishLegalDialog
            document={document}
            after={after}
            before={current.texts}
            changed={changed}
            onPublished={publishing.done}
            onLoadAgain={publishing.loadAgain}
            onClose={publishing.close}
          />
        )}
      </Panel>
      <VersionHistory
        title={versionTexts.historyOf(texts.documents[document])}
        origin="release"
        versions={versions}
        now={now}
        isAsking={draft !== null}
        onUse={
          mayEdit
            ? (one) => onDraft({ after: current.number, entries: entriesOf(one.texts) })
            : null
        }
        changes={(label, before, version) => (
          <LegalChanges label={label} before={before.texts} after={version.texts} />
        )}
      />
    </>
  );
}
