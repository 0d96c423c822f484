import IconButton from '@mui/material/IconButton';
import type { DeliveryPlace } from '@portal/rules';
import { HardDrive, Send } from 'lucide-react';
import { useTexts } from '../texts/use-texts';

const ICONS = { telegram: Send, gdrive: HardDrive } as const satisfies Record<
  DeliveryPlace,
  unknown
>;

interface DeliveryLinkProps {
  readonly to: string;
  readonly place: DeliveryPlace;
  /** Title of the file, for the accessible name. */
  readonly title: string;
}

/** Opens a file where the bot delivered it. */
export function DeliveryLink({ to, place, title }: DeliveryLinkProps) {
  const { downloads } = useTexts();
  const Icon = ICONS[place];
  const label = downloads.openIn[place](title);
  return (
    <IconButton
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      color="primary"
      aria-label={label}
      title={label}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
