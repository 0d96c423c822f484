import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import { counted, tabularNumbers, useFormats } from '@portal/ui';
import { useState } from 'react';
import { planResult } from './plan-result';
import { texts } from './texts';
import { videosText } from './videos-text';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  margin: 0,
  padding: '10px 12px',
  borderRadius: 8,
  fontWeight: 500,
  backgroundColor: theme.vars.palette.action.hover,
}));

interface ResultLineProps {
  readonly user: UserView;
  readonly shift: PlanShift;
}

/** What a change makes of the plan, before it is done: '19 → 49 days, ends Jan 10, 2031'. */
export function ResultLine({ user, shift }: ResultLineProps) {
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const result = planResult(user, shift, now);
  if (!result) return null;
  const { days, videos, endsAt } = result;
  const parts = [
    ...(shift.days === 0
      ? []
      : [texts.result.days(days[0], counted(days[1], 'day'), formats.date(endsAt))]),
    ...(shift.videos === 0
      ? []
      : [texts.result.videos(formats.count(videos[0]), videosText(videos[1]))]),
  ];
  return <Line aria-live="polite">{parts.join(' · ')}</Line>;
}
