import Button from '@mui/material/Button';
import { useSearchParams } from '@portal/router';
import Eye from 'lucide-react/icons/eye';
import { DETAIL_PARAM } from '../../paths';
import { texts } from './texts';
import { calledName } from './user-text';

interface DetailsButtonProps {
  readonly user: { readonly userId: number; readonly name: string };
}

/** Opens the User detail dialog. The user is stored in the address, so that Back closes the dialog. */
export function DetailsButton({ user }: DetailsButtonProps) {
  const [, setParams] = useSearchParams();
  const open = (): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set(DETAIL_PARAM, String(user.userId));
      return next;
    });
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<Eye size={15} />}
      aria-haspopup="dialog"
      aria-label={texts.detailsOf(calledName(user))}
      onClick={open}
    >
      {texts.details}
    </Button>
  );
}
