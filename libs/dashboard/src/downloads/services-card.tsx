import { useQuery } from '@portal/query';
import { EmptyState, Panel, type PanelFold } from '@portal/ui';
import ChartColumnBig from 'lucide-react/icons/chart-column-big';
import { useCallback, useState } from 'react';
import { serviceStatsQuery } from '../api/stats';
import { CardPlaceholder } from '../errors/card-placeholder';
import { HistoryDialog } from '../history/lazy-history-dialog';
import { useTexts } from '../texts/use-texts';
import { DownloadList } from './download-row';
import { ServiceRow } from './service-row';

/** Downloads by service. Each row opens the history of its service. */
export function ServicesCard({ userId, fold }: { userId: number; fold?: PanelFold }) {
  const texts = useTexts();
  const query = useQuery(serviceStatsQuery(userId));
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const { data } = query;
  const total = data?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  return (
    <Panel
      title={texts.downloads.services}
      fold={fold}
      hint={total > 0 ? texts.downloads.servicesHint : undefined}
    >
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
            {texts.downloads.servicesEmpty}
          </EmptyState>
        )
      ) : (
        <CardPlaceholder query={query} count={5} height={44} />
      )}
      {opened !== null && <HistoryDialog userId={userId} service={opened} onClose={close} />}
    </Panel>
  );
}
