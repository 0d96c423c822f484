import { styled } from '@mui/material/styles';
import { PageHeader } from '@portal/ui';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { DataList } from '../../shared/lists/data-list';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { LoginActions } from './login-actions';
import { LoginCard } from './login-card';
import { loginsQuery } from './logins-query';
import { texts } from './texts';

const PARAMS = { size: pageSizeParam(10) };

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '-12px 0 12px',
  color: theme.vars.palette.text.secondary,
}));

/** Login History: sign-ins, newest first. The selection survives a change of page. */
export function LoginHistoryTab() {
  const params = useListParams(PARAMS);
  const list = usePagedList(loginsQuery(params.page, Number(params.values.size)), params);
  const mayDelete = useMay('erase');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
      <DataList
        list={list}
        failed={texts.readFailed}
        sizes={params}
        skeleton={{ rows: 8, height: 48 }}
        isEmpty={({ history }) => history.length === 0}
        empty={{ icon: LogIn, text: texts.empty }}
      >
        {({ history }) => (
          <List aria-label={texts.title}>
            {history.map((login) => (
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
        )}
      </DataList>
    </>
  );
}
