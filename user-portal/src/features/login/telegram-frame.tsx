import { styled } from '@mui/material/styles';

/** As high as the other tab's form, so that switching does not move the page. */
export const TelegramFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 16,
  minHeight: 264,
  paddingTop: 24,
  '& > [role="status"]': { textAlign: 'center' },
});
