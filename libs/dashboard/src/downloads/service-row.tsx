import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ServiceCount } from '@portal/rules';
import { seriesColour, tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { ServiceBadge } from './service-badge';
import { serviceColour } from './service-colour';

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 48px',
  alignItems: 'center',
  gap: '8px 12px',
  width: 'calc(100% + 24px)',
  minHeight: 60,
  margin: '0 -12px',
  padding: '8px 12px',
  borderRadius: 10,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > strong': { ...tabularNumbers, fontWeight: 600 },
  '& > small': {
    ...theme.typography.body2,
    ...tabularNumbers,
    textAlign: 'end',
    color: theme.vars.palette.text.secondary,
  },
}));

const Track = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  '& > span': {
    display: 'block',
    height: '100%',
    minWidth: 4,
    borderRadius: 4,
    // The bar springs from the colour of its badge; its own colour comes from its place in the list.
    boxShadow: 'inset 14px 0 var(--service)',
  },
}));

// Completes the visible text to a sentence for screen readers: 'Netflix: 512 downloads 40% Show
// download history'. The font size 0 takes no room. The text stays inline, so no blank is inserted
// before the colon.
const Spoken = styled('span')({ fontSize: 0 });

/** Props of ServiceRow. */
export interface ServiceRowProps {
  readonly service: ServiceCount;
  /** Downloads of all services; greater than 0. */
  readonly total: number;
  /** Position in the list, from 0. It selects the colour of the bar. */
  readonly index: number;
  readonly onOpen: () => void;
}

/** One service with its share as a bar. A click opens the download history. */
export function ServiceRow({ service, total, index, onOpen }: ServiceRowProps) {
  const texts = useTexts();
  const formats = useFormats();
  const share = (service.value / total) * 100;
  const isTiny = share > 0 && share < 1;
  const shareText = `${isTiny ? '<' : ''}${formats.digits(isTiny ? 1 : share)}%`;
  return (
    <li>
      <Row onClick={onOpen} aria-haspopup="dialog">
        <span>
          <ServiceBadge name={service.name} end={<Spoken>:</Spoken>} />
        </span>
        <strong>
          {formats.count(service.value)}
          <Spoken>{texts.downloads.serviceCount(service.value)}</Spoken>
        </strong>
        <small>
          {shareText}
          <Spoken>{texts.downloads.openHistory}</Spoken>
        </small>
        <Track sx={{ '--service': serviceColour(service.name) }}>
          <span style={{ width: `${share}%`, background: seriesColour(index) }} />
        </Track>
      </Row>
    </li>
  );
}
