import Button from '@mui/material/Button';
import { useQuery } from '@portal/query';
import { digestNotices } from '@portal/rules';
import { EmptyState, ErrorState, SkeletonRows } from '@portal/ui';
import { BellOff } from 'lucide-react';
import { NoticeRow } from './notice-row';
import { noticesQuery } from './notices-query';
import { useTexts } from './texts/use-texts';

interface NoticesPageProps {
  readonly userId: number;
  /** Where it begins; null: with the newest. */
  readonly before: string | null;
  readonly isLast: boolean;
  /** Adds the page that begins with `next`. */
  readonly onMore: (next: string) => void;
  /** Called when the user follows a notice to its screen. */
  readonly onLeave: () => void;
}

/** One page of the list, with finished files that follow each other as one row. */
export function NoticesPage({ userId, before, isLast, onMore, onLeave }: NoticesPageProps) {
  const texts = useTexts();
  const { data, isError, refetch } = useQuery(noticesQuery(userId, before));
  if (!data) {
    return (
      <li>
        {isError ? (
          <ErrorState
            message={texts.failed}
            retryLabel={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows count={5} height={56} />
        )}
      </li>
    );
  }
  const { notices, next } = data;
  if (before === null && notices.length === 0) {
    return (
      <li>
        <EmptyState icon={<BellOff size={24} aria-hidden />}>{texts.empty}</EmptyState>
      </li>
    );
  }
  return (
    <>
      {digestNotices(notices).map((group) => (
        <NoticeRow key={group.newest._id} userId={userId} group={group} onLeave={onLeave} />
      ))}
      {isLast && next !== null && (
        <li style={{ padding: '8px 16px' }}>
          <Button fullWidth variant="outlined" color="inherit" onClick={() => onMore(next)}>
            {texts.more}
          </Button>
        </li>
      )}
    </>
  );
}
