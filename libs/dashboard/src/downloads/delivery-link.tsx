import Button from '@mui/material/Button';
import type { DeliveryPlace } from '@portal/rules';
import HardDrive from 'lucide-react/icons/hard-drive';
import Send from 'lucide-react/icons/send';
import { useTexts } from '../texts/use-texts';

const ICONS = { telegram: Send, gdrive: HardDrive } as const satisfies Record<
  DeliveryPlace,
  unknown
>;

/** Opens a file where the bot delivered it. */
export function DeliveryLink({ to, place }: { to: string; place: DeliveryPlace }) {
  const { downloads } = useTexts();
  const Icon = ICONS[place];
  return (
    <Button
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      startIcon={<Icon size={16} aria-hidden />}
      sx={{ marginTop: 1 }}
    >
      {downloads.openIn[place]}
    </Button>
  );
}
