import { styled } from '@mui/material/styles';

/** Has the height of the other tab's form, so that the page does not move when the tab changes. */
export const TelegramFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 16,
  minHeight: 264,
  paddingTop: 24,
  '& > [role="status"]': { textAlign: 'center' },
});
