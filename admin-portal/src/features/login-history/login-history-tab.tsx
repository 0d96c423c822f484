import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { useListAddress } from '../../shared/users/list-address';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { LoginActions } from './login-actions';
import { LoginCard } from './login-card';
import { loginsQuery } from './logins-query';
import { texts } from './texts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Dimmed, because the entries still belong to the previous page.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '-12px 0 12px',
  color: theme.vars.palette.text.secondary,
}));

/** Login History: sign-ins, newest first. The selection survives a change of page. */
export function LoginHistoryTab() {
  const { page, setPage } = useListAddress();
  const { data, error, errorUpdateCount, isPlaceholderData, refetch } = useQuery(loginsQuery(page));
  const mayDelete = useMay('erase');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    // The last entry of this page was deleted, so the previous page is shown.
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  const toggle = (id: string): void =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const forget = (id: string): void =>
    setSelected((before) => new Set([...before].filter((one) => one !== id)));
  return (
    <>
      <PageHeader
        title={texts.title}
        action={
          mayDelete && (
            <LoginActions selected={[...selected]} onDeleted={() => setSelected(new Set())} />
          )
        }
      />
      <Zone>{texts.zone}</Zone>
      {data ? (
        <>
          {data.history.length > 0 ? (
            <List aria-label={texts.title} aria-busy={isPlaceholderData}>
              {data.history.map((login) => (
                <LoginCard
                  key={login._id}
                  login={login}
                  onDeleted={() => forget(login._id)}
                  selection={
                    mayDelete
                      ? { selected: selected.has(login._id), onToggle: () => toggle(login._id) }
                      : null
                  }
                />
              ))}
            </List>
          ) : (
            <PaddedCard>
              <EmptyState icon={<LogIn size={24} aria-hidden />}>{texts.empty}</EmptyState>
            </PaddedCard>
          )}
          <Pager pagination={data.pagination} onPage={setPage} />
        </>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.readFailed} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={8} height={48} />
          )}
        </PaddedCard>
      )}
    </>
  );
}
