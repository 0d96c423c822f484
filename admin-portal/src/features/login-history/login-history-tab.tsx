import { styled } from '@mui/material/styles';
import { PageHeader } from '@portal/ui';
import LogIn from 'lucide-react/icons/log-in';
import { useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { ListBar } from '../../shared/lists/list-bar';
import { moveBetweenRows } from '../../shared/lists/move-between-rows';
import { SortField } from '../../shared/lists/sort-field';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { LoginActions } from './login-actions';
import { LoginCard } from './login-card';
import { LOGIN_COLUMNS } from './login-columns';
import { LoginFilters } from './login-filters';
import { LOGIN_PARAMS, LOGIN_PILLS, loginsFilterOf } from './login-params';
import { loginsFileWriter } from './logins-file';
import { loginsQuery } from './logins-query';
import { texts } from './texts';

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

/** Login History: sign-ins, newest or oldest first. The selection survives a change of page. */
export function LoginHistoryTab() {
  const params = useListParams(LOGIN_PARAMS);
  const filter = loginsFilterOf(params.values);
  const { sort, size } = params.values;
  const listed = { ...filter, ...sortQuery(sort, '-time') };
  const list = usePagedList(loginsQuery(listed, params.page, Number(size)), params);
  const choice = useColumnChoice('login-history', LOGIN_COLUMNS);
  const { columns } = choice;
  const isFiltered = Object.keys(filter).length > 0;
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
      <LoginFilters params={params} />
      <ListBar list="login-history" params={params} words={LOGIN_PILLS} choice={choice}>
        <SortField params={params} words={lists.timeSorts} />
        <ExportButton key={JSON.stringify(listed)} write={loginsFileWriter(listed, columns)} />
      </ListBar>
      <DataList
        list={list}
        failed={texts.readFailed}
        sizes={params}
        skeleton={{ rows: 8, height: 48 }}
        isEmpty={({ history }) => history.length === 0}
        empty={{ icon: LogIn, text: isFiltered ? texts.noneFound : texts.empty }}
      >
        {({ history }) => (
          <List aria-label={texts.title} onKeyDown={moveBetweenRows}>
            {history.map((login) => (
              <LoginCard
                key={login._id}
                login={login}
                columns={columns}
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
