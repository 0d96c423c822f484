import { styled } from '@mui/material/styles';

/** The tools above a list: filters at the left, search at the right. On phones they are stacked. */
export const ListTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
