import type { MethodListView, MethodSettingsView } from '@portal/contracts';
import {
  METHOD_LIST_FAULTS,
  methodChanges,
  type MethodFault,
  methodListFaults,
  methodName,
} from '@portal/rules';
import { Panel, Tabs } from '@portal/ui';
import { useCallback, useState } from 'react';
import { DraftPill } from '../../shared/versions/draft-pill';
import { VersionTools } from '../../shared/versions/version-tools';
import { VersionFacts } from '../../shared/versions/version-facts';
import { VersionStack } from '../../shared/versions/version-stack';
import { MethodChanges } from './method-changes';
import { MethodDialog } from './method-dialog/method-dialog';
import { MethodRows } from './method-rows';
import { paymentMethodsQuery } from './payment-methods-query';
import { MethodPreview } from './preview/method-preview';
import { PublishDialog } from './publish/publish-dialog';
import { usePublishing } from '../../shared/versions/use-publishing';
import { versionTexts } from '../../shared/versions/version-texts';
import { texts } from './texts';
import type { MethodDraft } from './use-method-draft';

interface MethodsPanelProps {
  readonly current: MethodListView;
  readonly draft: MethodDraft;
  /** When the lists were read, epoch ms. */
  readonly now: number;
  readonly mayEdit: boolean;
}

/** The methods in effect with the changes of this page: as a table, as differences, and as payers see them. */
export function MethodsPanel({ current, draft, now, mayEdit }: MethodsPanelProps) {
  const [view, setView] = useState<'methods' | 'changes' | 'preview'>('methods');
  const [edited, setEdited] = useState<MethodSettingsView | null>(null);
  const closeEdited = useCallback(() => setEdited(null), []);
  const { methods } = draft;
  const faults = methodListFaults(methods);
  const changes = methodChanges(current.methods, methods);
  const reasons = holdReasons(draft, current, faults, changes.length);
  const publishing = usePublishing(paymentMethodsQuery.queryKey, draft.discard);
  return (
    <Panel
      title={versionTexts.version(current.number)}
      action={<DraftPill isChanged={draft.isChanged} />}
    >
      <VersionStack>
        <VersionFacts version={current} now={now} />
        {draft.isChanged && (
          <VersionTools
            reasons={reasons}
            holdTitle={texts.hold}
            isOld={draft.after !== current.number}
            onDiscard={draft.discard}
            onLoadAgain={publishing.loadAgain}
            onPublish={publishing.open}
          />
        )}
        <Tabs
          label={texts.views.label}
          tabs={[
            { id: 'methods', label: texts.views.methods },
            { id: 'changes', label: texts.views.changes(changes.length) },
            { id: 'preview', label: texts.views.preview },
          ]}
          selected={view}
          onSelect={setView}
        >
          {view === 'methods' && (
            <MethodRows
              methods={methods}
              faults={draft.isChanged ? faults : []}
              changes={changes}
              onEdit={mayEdit ? setEdited : null}
              onChange={draft.change}
            />
          )}
          {view === 'changes' && (
            <MethodChanges
              label={versionTexts.differences}
              before={current.methods}
              after={methods}
            />
          )}
          {view === 'preview' && <MethodPreview methods={methods} />}
        </Tabs>
      </VersionStack>
      {edited && (
        <MethodDialog
          start={edited}
          onMethod={(method) => {
            draft.change(methods.map((one) => (one.method === method.method ? method : one)));
            closeEdited();
          }}
          onClose={closeEdited}
        />
      )}
      {publishing.isOpen && (
        <PublishDialog
          after={draft.after}
          before={current.methods}
          methods={methods}
          onPublished={publishing.done}
          onLoadAgain={publishing.loadAgain}
          onClose={publishing.close}
        />
      )}
    </Panel>
  );
}

/** Why the changes cannot be published; empty when they can. */
function holdReasons(
  draft: MethodDraft,
  current: MethodListView,
  faults: readonly MethodFault[],
  changed: number,
): string[] {
  return [
    ...(draft.after === current.number ? [] : [texts.newer]),
    ...(changed === 0 ? [texts.unchanged] : []),
    ...faults.map(({ method, fault }) => {
      const text = METHOD_LIST_FAULTS[fault];
      return method === null ? text : texts.faultOf(methodName(method), text);
    }),
  ];
}
