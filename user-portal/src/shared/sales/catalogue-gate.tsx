import type { CatalogueResponse } from '@portal/contracts';
import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { ErrorState, SkeletonRows, Surface } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from './texts/use-texts';

/** Props of CatalogueGate. */
export interface CatalogueGateProps {
  readonly children: (catalogue: CatalogueResponse) => ReactNode;
}

/** Waits for the plans on sale; shows an error when they cannot be loaded. */
export function CatalogueGate({ children }: CatalogueGateProps) {
  const { buying } = useTexts();
  const { data, errorUpdateCount, isPaused, isFetching, refetch } = useQuery(catalogueQuery);
  if (data) return children(data);
  return (
    <Surface style={{ padding: 24 }} aria-busy={isFetching}>
      <SkeletonRows count={5} height={32}>
        {(errorUpdateCount > 0 || isPaused) && (
          <ErrorState
            message={buying.connection}
            retryLabel={buying.retry}
            onRetry={() => void refetch()}
          />
        )}
      </SkeletonRows>
    </Surface>
  );
}
