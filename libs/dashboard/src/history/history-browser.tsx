import { styled } from '@mui/material/styles';
import type { HistoryItem } from '@portal/contracts';
import { EmptyState, Field, tabularNumbers, useFormats } from '@portal/ui';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState } from 'react';
import { ServiceBadge } from '../downloads/service-badge';
import { useTexts } from '../texts/use-texts';
import { HistoryList } from './history-list';
import { dateItems, groupByDay, searchItems } from './history-rows';

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '0 24px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Summary = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 26,
  color: theme.vars.palette.text.secondary,
}));

// The height does not depend on the number of results, so that nothing moves while the user types.
const Results = styled('div')({ height: 'min(60vh, 560px)' });

interface HistoryBrowserProps {
  readonly items: readonly HistoryItem[];
  readonly service: string | null;
}

/** A download history with a search field, grouped by day. */
export function HistoryBrowser({ items, service }: HistoryBrowserProps) {
  const { history } = useTexts();
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const dated = useMemo(() => dateItems(items, formats.dayHeading), [items, formats]);
  const found = useMemo(() => searchItems(dated, wanted), [dated, wanted]);
  const rows = useMemo(() => groupByDay(found), [found]);
  return (
    <>
      <Tools>
        <Summary>
          {service === null ? history.allServices : <ServiceBadge name={service} />}
          {found.length > 0 && <span role="status">{history.count(found.length)}</span>}
        </Summary>
        <Field
          label={history.search}
          role="searchbox"
          inputMode="search"
          enterKeyHint="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Tools>
      <Results>
        {rows.length > 0 ? (
          // A new search starts at the top of the list.
          <HistoryList key={wanted} rows={rows} withService={service === null} />
        ) : (
          <div role="status">
            <EmptyState icon={<SearchX size={24} aria-hidden />}>
              {history.notFound(wanted.trim())}
            </EmptyState>
          </div>
        )}
      </Results>
    </>
  );
}
