import type { ServiceDetailsResponse } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { detailChanges } from '@portal/rules';
import { Panel, StatusPill } from '@portal/ui';
import { useCallback, useState } from 'react';
import { DetailsForm } from './details-form';
import { PublishDialog } from './publish-dialog';
import { detailsOf, entriesOf } from './read-details';
import { serviceDetailsQuery } from './service-details-query';
import { versionTexts } from '../../shared/versions/version-texts';
import type { DetailsDraft } from './use-details-draft';

interface DetailsPanelProps {
  readonly data: ServiceDetailsResponse;
  readonly draft: DetailsDraft;
  readonly mayEdit: boolean;
}

/** The details in effect, and the changes of this page. */
export function DetailsPanel({ data, draft, mayEdit }: DetailsPanelProps) {
  const queryClient = useQueryClient();
  const [isPublishing, setPublishing] = useState(false);
  const closePublish = useCallback(() => setPublishing(false), []);
  const newest = data.versions[0]?.number ?? 0;
  const entries = draft.entries ?? entriesOf(data.current);
  const details = detailsOf(entries);
  const isChanged = draft.entries !== null && detailChanges(data.current, details).length > 0;
  const loadAgain = (): void => {
    closePublish();
    draft.discard();
    void queryClient.invalidateQueries({ queryKey: serviceDetailsQuery.queryKey });
  };
  return (
    <Panel
      title={versionTexts.version(newest)}
      action={
        <StatusPill tone={isChanged ? 'warning' : 'success'}>
          {isChanged ? versionTexts.edited : versionTexts.inEffect}
        </StatusPill>
      }
    >
      <DetailsForm
        entries={entries}
        locked={data.locked}
        mayEdit={mayEdit}
        isChanged={isChanged}
        isOld={draft.after !== null && draft.after !== newest}
        onChange={(changed) => draft.change(changed, newest)}
        onDiscard={draft.discard}
        onLoadAgain={loadAgain}
        onPublish={() => setPublishing(true)}
      />
      {isPublishing && (
        <PublishDialog
          after={newest}
          before={data.current}
          details={details}
          onPublished={draft.discard}
          onLoadAgain={loadAgain}
          onClose={closePublish}
        />
      )}
    </Panel>
  );
}
