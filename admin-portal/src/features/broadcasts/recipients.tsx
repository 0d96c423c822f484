import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import type { BroadcastSegment } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { recipientsQuery } from './broadcast-queries';
import { texts } from './texts';

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
}));

/** Number of users in the selected segment. Empty until it is known. */
export function Recipients({ segment }: { segment: BroadcastSegment }) {
  const { data } = useQuery(recipientsQuery(segment));
  return <Line role="status">{data && texts.recipients(data.recipients)}</Line>;
}
