import { styled } from '@mui/material/styles';

/** What an element shows only to screen readers. */
export const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;

/** Words for screen readers only. */
export const HiddenText = styled('span')(hiddenStyle);
