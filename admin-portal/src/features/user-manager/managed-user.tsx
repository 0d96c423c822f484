import { styled } from '@mui/material/styles';
import { errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { ErrorState, SkeletonRows, Surface } from '@portal/ui';
import { texts as shared } from '../../texts';
import { Sized, whereWide } from '../../shared/records/sized';
import { UserActivity } from '../../shared/user-activity/user-activity';
import { accountQuery } from '../../shared/users/user-queries';
import { ActionsPanel } from './actions/actions-panel';
import { ProfileCard } from './profile-card';
import { UserRecords } from './records/user-records';
import { SummaryPanel } from './summary-panel';
import { texts } from './texts';

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [whereWide(800)]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

interface ManagedUserProps {
  readonly userId: number;
  readonly onDeleted: () => void;
}

/** The selected user: profile, plan and all actions of an administrator. */
export function ManagedUser({ userId, onDeleted }: ManagedUserProps) {
  const { data: user, error, refetch } = useQuery(accountQuery(userId));
  if (user) {
    return (
      <Sized>
        <Columns>
          <Column>
            <ProfileCard user={user} />
            <SummaryPanel user={user} />
          </Column>
          <ActionsPanel user={user} onDeleted={onDeleted} />
        </Columns>
        <UserRecords user={user} />
        <UserActivity userId={userId} />
      </Sized>
    );
  }
  return (
    <Surface>
      {error ? (
        <ErrorState
          message={errorText(error, texts.account.failed)}
          retryLabel={shared.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={texts.account.loading} style={{ padding: 24 }}>
          <SkeletonRows count={6} height={28} />
        </div>
      )}
    </Surface>
  );
}
