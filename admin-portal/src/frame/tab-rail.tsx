import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { BrandLogo } from '@portal/ui';
import { ClockMenu } from './clock-menu';
import { RAIL } from './rail-colours';
import { StageMark } from './stage-mark';
import { TabNav } from './tab-nav';

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

const Foot = styled('div')({ padding: 6, borderTop: `1px solid ${RAIL.edge}` });

/** The rail of the console on wide screens: the service, its stage, all tabs and the clock. */
export function TabRail() {
  const { brand } = useBrand();
  return (
    <Rail>
      <Head>
        <BrandLogo name={brand.name} />
        <StageMark />
      </Head>
      <TabNav />
      <Foot>
        <ClockMenu />
      </Foot>
    </Rail>
  );
}
