import { useQuery } from '@portal/query';
import { EmptyState, InlineHint, lazyDialog, Panel, SkeletonRows } from '@portal/ui';
import { ChartColumnBig } from 'lucide-react';
import { useCallback, useState } from 'react';
import { serviceStatsQuery } from '../api/stats';
import { texts } from '../texts';
import { DownloadList } from './download-row';
import { ServiceRow } from './service-row';

const HistoryDialog = lazyDialog(
  async () => (await import('../history/history-dialog')).HistoryDialog,
);

/** Downloads by Service; each row opens its history (spec subscriber.md §2). */
export function ServicesCard({ userId }: { userId: number }) {
  const { data, isError } = useQuery(serviceStatsQuery(userId));
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
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
      {opened !== null && <HistoryDialog userId={userId} service={opened} onClose={close} />}
    </Panel>
  );
}
