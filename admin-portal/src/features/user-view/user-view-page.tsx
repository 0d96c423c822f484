import { ApiError, errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { useParams } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { SkeletonRows } from '@portal/ui';
import { texts } from './texts';
import { ViewError } from './view-error';
import { ViewedDashboard } from './viewed-dashboard';
import { viewedUserQuery } from './viewed-user-query';

function ViewOf({ userId }: { userId: number }) {
  const { data, error } = useQuery(viewedUserQuery(userId));
  // Data that was read once stays while the service is not available. Not after a refusal, for example
  // when the user was deleted.
  if (error && (!data || (error instanceof ApiError && error.status < 500))) {
    return <ViewError message={errorText(error, texts.connection)} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={texts.loading}>
        <SkeletonRows count={6} height={36} />
      </div>
    );
  }
  return <ViewedDashboard user={data} />;
}

/** The admin view of a user: '/admin/user/{userId}'. */
export function UserViewPage() {
  const { userId } = useParams();
  if (!userId?.trim()) return <ViewError message={texts.noUserId} />;
  const id = parseUserId(userId.trim());
  // An invalid id belongs to no user, so no request is sent.
  if (id === null) return <ViewError message={texts.notFound} />;
  return <ViewOf key={id} userId={id} />;
}
