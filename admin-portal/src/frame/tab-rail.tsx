import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { BrandLogo } from '@portal/ui';
import { useLocation } from '@portal/router';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';
import { ClockMenu } from './clock-menu';
import { RAIL } from './rail-colours';
import { StageMark } from './stage-mark';
import { TabList } from './tab-list';

/** Width of the rail, in px. */
const RAIL_WIDTH = 228;

const Rail = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  width: RAIL_WIDTH,
  color: RAIL.text,
  backgroundColor: RAIL.background,
  borderInlineEnd: `1px solid ${RAIL.edge}`,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minHeight: 64,
  padding: '8px 16px',
  '& > span span': { color: 'inherit' },
});

const Scroll = styled('nav')({ flex: 1, overflowY: 'auto', padding: '0 10px 12px' });

const Foot = styled('div')({ padding: 6, borderTop: `1px solid ${RAIL.edge}` });

/** Scrolls only the rail, so that the current tab is in sight. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current="page"]');
    if (!nav.current || !tab) return;
    const outer = nav.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    nav.current.scrollBy({ top: inner.top + inner.height / 2 - (outer.top + outer.height / 2) });
  }, [search]);
  return nav;
}

/** The rail of the console on wide screens: the service, its stage, all tabs and the clock. */
export function TabRail() {
  const { brand } = useBrand();
  const nav = useCurrentInSight();
  return (
    <Rail>
      <Head>
        <BrandLogo name={brand.name} />
        <StageMark />
      </Head>
      <Scroll ref={nav} aria-label={texts.frame.nav}>
        <TabList />
      </Scroll>
      <Foot>
        <ClockMenu />
      </Foot>
    </Rail>
  );
}
