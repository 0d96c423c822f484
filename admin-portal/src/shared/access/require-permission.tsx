import { useQuery } from '@portal/query';
import { type AdminPermission, roleMay } from '@portal/rules';
import { EmptyState, ErrorState, SkeletonRows, Surface } from '@portal/ui';
import ShieldX from 'lucide-react/icons/shield-x';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { adminSessionQuery } from './use-may';

interface RequirePermissionProps {
  readonly permission: AdminPermission;
  readonly children: ReactNode;
}

/** Shows a message instead of content that the role may not open. The server would refuse it too. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  const { data, error, refetch } = useQuery(adminSessionQuery);
  if (data?.role && roleMay(data.role, permission)) return children;
  return (
    <Surface>
      {data && (
        <EmptyState icon={<ShieldX size={24} aria-hidden />}>
          <span role="alert">{texts.forbidden}</span>
        </EmptyState>
      )}
      {!data && error && (
        <ErrorState
          message={texts.connection}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={texts.loading} style={{ padding: 24 }}>
          <SkeletonRows count={6} height={28} />
        </div>
      )}
    </Surface>
  );
}
