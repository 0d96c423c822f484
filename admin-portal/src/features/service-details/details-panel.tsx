import type { ServiceDetailsResponse } from '@portal/contracts';
import { detailChanges } from '@portal/rules';
import { Panel } from '@portal/ui';
import { DetailsForm } from './details-form';
import { PublishDialog } from './publish-dialog';
import { detailsOf, entriesOf } from './read-details';
import { serviceDetailsQuery } from './service-details-query';
import { DraftPill } from '../../shared/versions/draft-pill';
import { usePublishing } from '../../shared/versions/use-publishing';
import { versionTexts } from '../../shared/versions/version-texts';
import type { DetailsDraft } from './use-details-draft';

interface DetailsPanelProps {
  readonly data: ServiceDetailsResponse;
  readonly draft: DetailsDraft;
  readonly mayEdit: boolean;
}

/** The details in effect, and the changes of this page. */
export function DetailsPanel({ data, draft, mayEdit }: DetailsPanelProps) {
  const newest = data.versions[0]?.number ?? 0;
  const entries = draft.entries ?? entriesOf(data.current);
  const details = detailsOf(entries);
  const isChanged = draft.entries !== null && detailChanges(data.current, details).length > 0;
  const publishing = usePublishing(serviceDetailsQuery.queryKey, draft.discard);
  return (
    <Panel title={versionTexts.version(newest)} action={<DraftPill isChanged={isChanged} />}>
      <DetailsForm
        entries={entries}
        locked={data.locked}
        mayEdit={mayEdit}
        isChanged={isChanged}
        isOld={draft.after !== null && draft.after !== newest}
        onChange={(changed) => draft.change(changed, newest)}
        onDiscard={draft.discard}
        onLoadAgain={publishing.loadAgain}
        onPublish={publishing.open}
      />
      {publishing.isOpen && (
        <PublishDialog
          after={newest}
          before={data.current}
          details={details}
          onPublished={publishing.done}
          onLoadAgain={publishing.loadAgain}
          onClose={publishing.close}
        />
      )}
    </Panel>
  );
}
