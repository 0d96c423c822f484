import { styled } from '@mui/material/styles';
import type { PricedPlanView, PriceListsResponse } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { priceChanges, priceListFaults } from '@portal/rules';
import { Panel, Tabs } from '@portal/ui';
import { useCallback, useId, useRef, useState } from 'react';
import { adminSessionQuery } from '../../../shared/access/use-may';
import { useClock } from '../../../shared/clock/clock';
import { HoldList } from '../../../shared/versions/hold-list';
import { VersionStack } from '../../../shared/versions/version-stack';
import { ExactTime } from '../../../shared/user-activity/exact-time';
import { ChangeList } from '../change-list';
import type { PlanFormStart } from '../plan-dialog/use-plan-form';
import { PlanPreview } from '../preview/plan-preview';
import { PublishDialog } from '../publish/publish-dialog';
import { texts } from '../texts';
import { DraftPlans, EditedPlan } from './draft-plans';
import { DraftTools } from './draft-tools';
import { holdReasons } from './hold-reasons';
import { SaveFailed } from './save-state';
import type { Draft } from './use-draft';

const draftTexts = texts.draft;

const Saved = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

interface DraftPanelProps {
  readonly data: PriceListsResponse;
  /** When the lists were read, epoch ms. */
  readonly now: number;
  readonly draft: Draft;
  readonly plans: readonly PricedPlanView[];
  /** The plans of the list in effect. */
  readonly published: readonly PricedPlanView[];
  readonly mayEdit: boolean;
}

/** The draft: its plans, what differs, and how subscribers see it. */
export function DraftPanel(props: DraftPanelProps) {
  const { data, now, draft, plans, published, mayEdit } = props;
  const [view, setView] = useState<'plans' | 'changes' | 'preview'>('plans');
  const [edited, setEdited] = useState<PlanFormStart | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const closeEdited = useCallback(() => setEdited(null), []);
  const closePublish = useCallback(() => setPublishing(false), []);
  const undo = useRef<HTMLButtonElement>(null);
  const reasonsId = useId();
  const { zones } = useClock();
  const faults = priceListFaults(plans);
  const changes = priceChanges(published, plans);
  const reasons = holdReasons(data, draft, plans, changes);
  return (
    <Panel title={draftTexts.title}>
      <VersionStack>
        <SavedBy data={data} now={now} />
        {mayEdit && (
          <>
            <DraftTools
              draft={draft}
              count={plans.length}
              reasonsId={reasonsId}
              mayPublish={reasons.length === 0 && !draft.isSaving}
              undoRef={undo}
              onAdd={() => setEdited({ kind: 'new' })}
              onPublish={() => setPublishing(true)}
            />
            <SaveFailed draft={draft} />
            <HoldList id={reasonsId} title={draftTexts.hold} reasons={reasons} />
          </>
        )}
        <Tabs
          label={draftTexts.tabsLabel}
          tabs={[
            { id: 'plans', label: draftTexts.tabs.plans },
            { id: 'changes', label: draftTexts.tabs.changes(changes.length) },
            { id: 'preview', label: draftTexts.tabs.preview },
          ]}
          selected={view}
          onSelect={setView}
        >
          {view === 'plans' && (
            <DraftPlans
              plans={plans}
              faults={faults}
              changes={changes}
              onEdit={mayEdit ? setEdited : null}
              onChange={draft.change}
              onRemoved={() => undo.current?.focus()}
            />
          )}
          {view === 'changes' && (
            <ChangeList label={draftTexts.differences} before={published} after={plans} />
          )}
          {view === 'preview' && <PlanPreview plans={plans} />}
        </Tabs>
      </VersionStack>
      {edited && (
        <EditedPlan
          start={edited}
          plans={plans}
          published={published.map(({ id }) => id)}
          zone={zones.service}
          onChange={draft.change}
          onClose={closeEdited}
        />
      )}
      {isPublishing && data.draft && (
        <PublishDialog
          seen={{ revision: data.draft.revision, after: data.lists[0]?.number ?? data.current }}
          before={published}
          after={plans}
          zone={zones.service}
          onClose={closePublish}
          onLoadAgain={() => {
            closePublish();
            draft.loadAgain();
          }}
        />
      )}
    </Panel>
  );
}

/** Who saved the draft last, and when. */
function SavedBy({ data: { draft }, now }: Pick<DraftPanelProps, 'data' | 'now'>) {
  const actor = useQuery(adminSessionQuery).data?.actor;
  if (!draft) return null;
  return (
    <Saved>
      {draftTexts.saved} {draft.author === actor ? draftTexts.you : draft.author}{' '}
      <ExactTime at={draft.savedAt} now={now} />
    </Saved>
  );
}
