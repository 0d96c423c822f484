import { styled } from '@mui/material/styles';

/** What stands above a list: filters at the left, the search at the right; on phones one below the other. */
export const ListTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
