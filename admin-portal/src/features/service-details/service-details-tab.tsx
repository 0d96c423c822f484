import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { detailsInEffect } from '@portal/rules';
import { PaddedCard, PageHeader } from '@portal/ui';
import { useMay } from '../../shared/access/use-may';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { VersionHistory } from '../../shared/versions/version-history';
import { versionTexts } from '../../shared/versions/version-texts';
import { DetailChanges } from './detail-changes';
import { DetailsPanel } from './details-panel';
import { LegalTextsSection } from './legal/legal-texts-section';
import { entriesOf } from './read-details';
import { serviceDetailsQuery } from './service-details-query';
import { texts } from './texts';
import { useDetailsDraft } from './use-details-draft';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Service Details: name, links, reminder days and legal texts in effect, and their earlier versions. */
export function ServiceDetailsTab() {
  const query = useQuery(serviceDetailsQuery);
  const mayEdit = useMay('money');
  const draft = useDetailsDraft();
  const { data } = query;
  return (
    <>
      <PageHeader title={texts.title} />
      {data ? (
        <Stack>
          <DetailsPanel data={data} draft={draft} mayEdit={mayEdit} />
          <VersionHistory
            title={versionTexts.historyOf(texts.title)}
            versions={data.versions}
            now={query.dataUpdatedAt}
            isAsking={draft.entries !== null}
            onUse={
              mayEdit
                ? ({ details }) =>
                    draft.change(
                      entriesOf(detailsInEffect(details, data.current, data.locked)),
                      data.versions[0]?.number ?? 0,
                    )
                : null
            }
            changes={(label, before, after) => (
              <DetailChanges label={label} before={before.details} after={after.details} />
            )}
          />
          <LegalTextsSection mayEdit={mayEdit} />
        </Stack>
      ) : (
        <PaddedCard aria-busy={query.errorUpdateCount === 0}>
          <LoadingOrFailed query={query} failed={texts.failed} rows={6} height={48} />
        </PaddedCard>
      )}
    </>
  );
}
