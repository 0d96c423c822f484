import { useQuery } from '@portal/query';
import { EmptyState, InlineHint, Panel, SkeletonRows } from '@portal/ui';
import { ChartColumnBig } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { serviceStatsQuery } from '../api/stats';
import { texts } from '../texts';
import { DownloadList } from './download-row';
import { ServiceRow } from './service-row';

const HistoryDialog = lazy(async () => ({
  default: (await import('../history/history-dialog')).HistoryDialog,
}));

/** Downloads by Service; each row opens its history (spec subscriber.md §2). */
export function ServicesCard({ userId }: { userId: number }) {
  const { data, isError } = useQuery(serviceStatsQuery(userId));
  const [opened, setOpened] = useState<string | null>(null);
  const total = data?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  return (
    <Panel title={texts.services.title} hint={total > 0 ? texts.services.hint : undefined}>
      {data ? (
        total > 0 ? (
          <DownloadList>
            {data.map((service, index) => (
              <ServiceRow
                key={service.name}
                service={service}
                total={total}
                index={index}
                onOpen={() => setOpened(service.name)}
              />
            ))}
          </DownloadList>
        ) : (
          <EmptyState icon={<ChartColumnBig size={24} aria-hidden />}>
            {texts.services.empty}
          </EmptyState>
        )
      ) : isError ? (
        <InlineHint>{texts.unavailable}</InlineHint>
      ) : (
        <SkeletonRows count={5} height={44} />
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <HistoryDialog userId={userId} service={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
