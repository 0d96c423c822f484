import { styled } from '@mui/material/styles';
import type { ServiceFacts } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { adminSessionQuery } from '../shared/access/use-may';
import { texts } from '../texts';

type Stage = ServiceFacts['stage'];

/** Background and text of each mark. Production is red: what is done there is real. */
const COLOURS: Readonly<Record<Stage, readonly [string, string]>> = {
  production: ['#C4262E', '#FFFFFF'],
  trial: ['#F0B547', '#12161F'],
  development: ['#AEB6C5', '#12161F'],
};

const Mark = styled('span')({
  padding: '1px 7px',
  borderRadius: 5,
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});

/** Says of which installation the console is. Nothing until it is known. */
export function StageMark() {
  const stage = useQuery(adminSessionQuery).data?.service?.stage;
  if (!stage) return null;
  const [backgroundColor, color] = COLOURS[stage];
  return <Mark style={{ backgroundColor, color }}>{texts.frame.stages[stage]}</Mark>;
}
