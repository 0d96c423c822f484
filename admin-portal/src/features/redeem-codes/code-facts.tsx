import { styled } from '@mui/material/styles';
import type { RedeemCodeView } from '@portal/contracts';
import { isCodeEnded } from '@portal/rules';
import { StatusPill, tabularNumbers } from '@portal/ui';
import type { ReactNode } from 'react';
import { dayText, lastDayText } from './days';
import { texts } from './texts';

const rowTexts = texts.row;

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  gridColumn: '1 / -1',
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

interface CodeFactsProps {
  readonly code: RedeemCodeView;
  readonly timeZone: string;
  /** The current time in epoch ms. */
  readonly now: number;
  /** The user who redeemed the code. */
  readonly children: ReactNode;
}

/** Label, days, videos, user, validity and batch of a code. */
export function CodeFacts({ code, timeZone, now, children }: CodeFactsProps) {
  const { is_used, days, videos, created_at, valid_until, batch } = code;
  const isEnded = isCodeEnded(valid_until === null ? null : new Date(valid_until), new Date(now));
  return (
    <Facts>
      <StatusPill tone={is_used ? 'quiet' : 'success'}>
        {is_used ? rowTexts.used : rowTexts.available}
      </StatusPill>
      <span>{rowTexts.days(days)}</span>
      <span>{rowTexts.videos(videos)}</span>
      {children}
      <span>{rowTexts.created(dayText(new Date(created_at), timeZone))}</span>
      {valid_until !== null && (
        <span>
          {rowTexts[isEnded ? 'ended' : 'validUntil'](lastDayText(valid_until, timeZone))}
        </span>
      )}
      {batch !== null && <span>{rowTexts.batch(batch)}</span>}
    </Facts>
  );
}
