import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import type { Closable } from '@portal/ui';
import X from 'lucide-react/icons/x';
import { texts } from '../texts';
import { ClockMenu } from './clock-menu';
import { RAIL } from './rail-colours';
import { StageMark } from './stage-mark';
import { TabNav } from './tab-nav';

const Sheet = styled(Drawer)({
  '& .MuiDrawer-paper': {
    width: 'min(300px, 86vw)',
    padding: '8px 0',
    color: RAIL.text,
    backgroundColor: RAIL.background,
    backgroundImage: 'none',
    border: 0,
    borderRadius: 0,
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 10px 0 22px',
  fontWeight: 600,
  '& > button': { marginInlineStart: 'auto', color: 'inherit' },
});

/** All tabs on small screens. Loaded when it is first opened. */
export function TabDrawerContent({ onClose }: Closable) {
  const { brand } = useBrand();
  return (
    <Sheet
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': texts.frame.menu } }}
    >
      <Head>
        {brand.name} <StageMark />
        <IconButton aria-label={texts.frame.closeMenu} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <TabNav onPick={onClose} />
      <ClockMenu />
    </Sheet>
  );
}
