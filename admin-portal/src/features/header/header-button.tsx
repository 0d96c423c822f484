import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** From this width in px on the header has room for its buttons beside the search. */
export const BUTTONS_FROM = 1280;

/** A button of the header. */
export const HeaderButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: 8,
  paddingInline: 10,
  whiteSpace: 'nowrap',
  // On a screen of 1280 px the texts need the room of the icons.
  '& > svg': { flex: 'none', [theme.breakpoints.down('xl')]: { display: 'none' } },
})) as typeof Button;
