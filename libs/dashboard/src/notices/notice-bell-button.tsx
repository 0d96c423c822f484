import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { UNREAD_NOTICES_LIMIT } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import Bell from 'lucide-react/icons/bell';

const Count = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  position: 'absolute',
  top: 4,
  left: '50%',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '18px',
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}));

interface NoticeBellButtonProps {
  /** At most UNREAD_NOTICES_LIMIT, which means "so many and more". */
  readonly unread: number;
  /** The button's name with the number of unread notices; empty for none. */
  readonly label: (count: string) => string;
  readonly onOpen: () => void;
}

/** The bell of a header with the number of unread notices. */
export function NoticeBellButton({ unread, label, onOpen }: NoticeBellButtonProps) {
  const formats = useFormats();
  const isMany = unread >= UNREAD_NOTICES_LIMIT;
  const count = isMany ? `${formats.count(UNREAD_NOTICES_LIMIT - 1)}+` : formats.count(unread);
  return (
    <IconButton aria-label={label(unread > 0 ? count : '')} aria-haspopup="dialog" onClick={onOpen}>
      <Bell size={20} aria-hidden />
      {unread > 0 && <Count aria-hidden>{count}</Count>}
    </IconButton>
  );
}
