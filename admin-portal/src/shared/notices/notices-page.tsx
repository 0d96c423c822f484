import Button from '@mui/material/Button';
import { useQuery } from '@portal/query';
import { EmptyState } from '@portal/ui';
import { BellOff } from 'lucide-react';
import { LoadingOrFailed } from '../lists/loading-or-failed';
import { NoticeRow } from './notice-row';
import { noticesQuery } from './notices-query';
import { texts } from './texts';

interface NoticesPageProps {
  /** Where it begins; null: with the newest. */
  readonly before: string | null;
  readonly isLast: boolean;
  /** Adds the page that begins with `next`. */
  readonly onMore: (next: string) => void;
  /** Called when the administrator follows a notice to its tab. */
  readonly onLeave: () => void;
}

/** One page of the list. */
export function NoticesPage({ before, isLast, onMore, onLeave }: NoticesPageProps) {
  const query = useQuery(noticesQuery(before));
  if (!query.data) {
    return (
      <li>
        <LoadingOrFailed query={query} failed={texts.failed} rows={5} height={56} />
      </li>
    );
  }
  const { notices, next } = query.data;
  if (before === null && notices.length === 0) {
    return (
      <li>
        <EmptyState icon={<BellOff size={24} aria-hidden />}>{texts.empty}</EmptyState>
      </li>
    );
  }
  return (
    <>
      {notices.map((notice) => (
        <NoticeRow key={notice._id} notice={notice} onLeave={onLeave} />
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
