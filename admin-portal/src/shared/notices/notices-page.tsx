import { type NoticePagePlace, NoticeRows } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { LoadingOrFailed } from '../lists/loading-or-failed';
import { NoticeRow } from './notice-row';
import { noticesQuery } from './notices-query';
import { texts } from './texts';

interface NoticesPageProps {
  readonly place: NoticePagePlace;
  /** Called when the administrator follows a notice to its tab. */
  readonly onLeave: () => void;
}

/** One page of the list. */
export function NoticesPage({ place, onLeave }: NoticesPageProps) {
  const query = useQuery(noticesQuery(place.before));
  if (!query.data) {
    return (
      <li>
        <LoadingOrFailed query={query} failed={texts.failed} rows={5} height={56} />
      </li>
    );
  }
  const { notices, next } = query.data;
  const rows = notices.map((notice) => (
    <NoticeRow key={notice._id} notice={notice} onLeave={onLeave} />
  ));
  return <NoticeRows place={place} texts={texts} rows={rows} next={next} />;
}
