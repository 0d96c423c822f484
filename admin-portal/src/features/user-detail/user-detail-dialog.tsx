import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { DialogFrame, Tabs } from '@portal/ui';
import { useState } from 'react';
import { ReadFailed } from '../../shared/lists/read-failed';
import { calledName } from '../../shared/users/user-text';
import { ActivityFeed } from './activity-feed';
import { PlanLine } from './plan-line';
import { SettingsTab } from './settings-tab';
import { texts } from './texts';
import { accountQuery } from '../../shared/users/user-queries';

const Body = styled('div')({
  padding: '8px 24px 24px',
  overflowY: 'auto',
  '& > [role="tabpanel"]': { minHeight: 420, paddingTop: 20 },
});

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 420 });

const TABS = [
  { id: 'settings', label: texts.tabs.settings },
  { id: 'feed', label: texts.tabs.feed },
] as const;

interface UserDetailDialogProps {
  readonly userId: number;
  readonly onClose: () => void;
}

/**
 * The User detail dialog with two tabs. Its title is the name, or the id when the name is a
 * placeholder.
 */
export function UserDetailDialog({ userId, onClose }: UserDetailDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('settings');
  // Read again each time the dialog is opened.
  const query = useQuery({ ...accountQuery(userId), staleTime: 0 });
  const { data: user, errorUpdateCount } = query;
  return (
    <DialogFrame
      title={user ? calledName(user) : String(userId)}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <Body>
        {user ? (
          <>
            <PlanLine user={user} />
            <Tabs label={texts.tabs.label} tabs={TABS} selected={tab} onSelect={setTab}>
              {tab === 'settings' ? (
                <SettingsTab user={user} onDeleted={onClose} />
              ) : (
                <ActivityFeed userId={userId} />
              )}
            </Tabs>
          </>
        ) : (
          <Centre>
            {errorUpdateCount > 0 ? (
              <ReadFailed query={query} failed={texts.detailsFailed} />
            ) : (
              <CircularProgress size={28} thickness={4.5} aria-label={texts.loading} />
            )}
          </Centre>
        )}
      </Body>
    </DialogFrame>
  );
}
