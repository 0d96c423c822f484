import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { hiddenStyle } from '@portal/ui';

/**
 * A button of the header. On small screens only its icon is visible, and screen readers read its text.
 */
export const HeaderButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: 8,
  paddingInline: 12,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
  [theme.breakpoints.down('lg')]: { '& > span': hiddenStyle },
})) as typeof Button;
