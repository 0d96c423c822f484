import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { deliveryPlace, parseReleaseName } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { DeliveryLink } from './delivery-link';
import { FileName } from './file-name';
import { ReleaseLine, type ReleaseLineProps } from './release-line';

const Opener = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  width: 'calc(100% + 16px)',
  margin: '0 -8px',
  padding: '8px',
  borderRadius: 10,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > svg': { transition: 'transform 160ms ease' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

const Whole = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  // Below the title, beside the tile.
  margin: '0 0 8px 52px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block' },
  '& > span + span': { color: theme.vars.palette.text.primary },
}));

/** Props of ReleaseRow. */
export interface ReleaseRowProps extends Omit<ReleaseLineProps, 'release'> {
  /** The name as the bot reported it. */
  readonly fileName: string;
  /** Further facts that stand behind the row. */
  readonly details?: string;
  /** Where the bot delivered the file; anything but a delivery link is not shown. */
  readonly delivered?: string;
}

/** A file by its title. A tap shows its whole name, further facts, and the way to the file. */
export function ReleaseRow({ fileName, details, delivered, ...line }: ReleaseRowProps) {
  const { downloads } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const release = parseReleaseName(fileName);
  const facts = [release.container?.toUpperCase(), release.codec, details].filter(Boolean);
  const place = deliveryPlace(delivered);
  return (
    <>
      <Opener aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ReleaseLine release={release} {...line} />
        <ChevronDown size={16} aria-hidden />
      </Opener>
      <Whole id={id} hidden={!isOpen}>
        <span>{downloads.fileName}</span>
        <span>
          <FileName>{fileName}</FileName>
        </span>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {delivered && place && <DeliveryLink to={delivered} place={place} />}
      </Whole>
    </>
  );
}
