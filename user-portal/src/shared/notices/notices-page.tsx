import { type NoticePagePlace, NoticeRows } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { digestNotices } from '@portal/rules';
import { ErrorState, SkeletonRows } from '@portal/ui';
import { NoticeRow } from './notice-row';
import { noticesQuery } from './notices-query';
import { useTexts } from './texts/use-texts';

interface NoticesPageProps {
  readonly userId: number;
  readonly place: NoticePagePlace;
  /** Called when the user follows a notice to its screen. */
  readonly onLeave: () => void;
}

/** One page of the list, with finished files that follow each other as one row. */
export function NoticesPage({ userId, place, onLeave }: NoticesPageProps) {
  const texts = useTexts();
  const { data, errorUpdateCount, refetch } = useQuery(noticesQuery(userId, place.before));
  if (!data) {
    return (
      <li style={{ padding: '8px 16px' }}>
        <SkeletonRows count={5} height={56}>
          {errorUpdateCount > 0 && (
            <ErrorState
              message={texts.failed}
              retryLabel={texts.retry}
              onRetry={() => void refetch()}
            />
          )}
        </SkeletonRows>
      </li>
    );
  }
  const rows = digestNotices(data.notices).map((group) => (
    <NoticeRow key={group.newest._id} userId={userId} group={group} onLeave={onLeave} />
  ));
  return <NoticeRows place={place} texts={texts} rows={rows} next={data.next} />;
}
