import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { Link, useLocation, useSearchParams } from '@portal/router';
import { hiddenStyle, tabularNumbers, TOUCH, useFormats } from '@portal/ui';
import { paths } from '../paths';
import { useRole } from '../shared/access/use-may';
import { waitingQuery } from '../shared/waiting/waiting-query';
import { texts } from '../texts';
import { type AdminTab, groupsFor, tabAt } from './admin-tabs';
import { RAIL } from './rail-colours';

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '14px 12px 4px',
  fontWeight: 600,
  color: RAIL.heading,
}));

const List = styled('ul')({ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' });

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '0 12px',
  borderRadius: 8,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: RAIL.quiet,
  [TOUCH]: { minHeight: 44 },
  '&:hover': { color: RAIL.text, backgroundColor: RAIL.hover },
  '&:focus-visible': { outlineColor: RAIL.accent },
  '&[aria-current="page"]': {
    color: RAIL.text,
    backgroundColor: RAIL.selected,
    '& > svg': { color: RAIL.accent },
  },
  '& > .number': {
    ...tabularNumbers,
    marginInlineStart: 'auto',
    paddingInline: 7,
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: '20px',
    color: RAIL.background,
    backgroundColor: RAIL.number,
  },
}));

const Hidden = styled('span')(hiddenStyle);

/** The number of a tab: what waits there. Nothing when nothing waits. */
function Waits({ tab: { waits } }: { tab: AdminTab }) {
  const { data } = useQuery(waitingQuery);
  const formats = useFormats();
  const count = data && waits ? waits(data) : 0;
  if (count === 0) return null;
  return (
    <span className="number">
      <span aria-hidden>{formats.count(count)}</span>
      <Hidden>{texts.frame.waiting(formats.count(count))}</Hidden>
    </span>
  );
}

/** Props of TabList. */
export interface TabListProps {
  /** Called when a tab is picked. */
  readonly onPick?: () => void;
}

/** The dashboard's tabs in groups, with the number of what waits. */
export function TabList({ onPick }: TabListProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const current = tabAt(pathname, search.get('tab'));
  return groupsFor(useRole()).map(({ id, tabs }) => (
    <section key={id} aria-label={texts.frame.groups[id]}>
      <Heading aria-hidden>{texts.frame.groups[id]}</Heading>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab
              to={paths.tab(tab.id)}
              aria-current={tab === current ? 'page' : undefined}
              aria-keyshortcuts={`g ${tab.key}`}
              onClick={onPick}
            >
              <tab.icon size={17} aria-hidden />
              {tab.label} <Waits tab={tab} />
            </Tab>
          </li>
        ))}
      </List>
    </section>
  ));
}
