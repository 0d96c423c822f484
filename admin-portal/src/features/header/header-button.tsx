import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button of the header. */
export const HeaderButton = styled(Button)({
  minWidth: 0,
  gap: 8,
  paddingInline: 10,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
}) as typeof Button;
