import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazyDialog } from '@portal/ui';
import Clock from 'lucide-react/icons/clock';
import { useCallback, useState } from 'react';
import { useClock } from '../shared/clock/clock';
import { texts } from '../texts';
import { RAIL } from './rail-colours';

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  justifyContent: 'flex-start',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  color: RAIL.quiet,
  '&:hover': { color: RAIL.text, backgroundColor: RAIL.hover },
}));

const List = lazyDialog(async () => (await import('./clock-menu-list')).ClockMenuList);

/** Names the zone of all times once, and switches between the service's zone and the own one. */
export function ClockMenu() {
  const { zone } = useClock();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <Opener
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Clock size={16} aria-hidden />
        <span>{texts.clock.shown(zone)}</span>
      </Opener>
      {anchor && <List anchor={anchor} onClose={close} />}
    </>
  );
}
