import { styled } from '@mui/material/styles';
import { tabularNumbers, useFormats } from '@portal/ui';

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  position: 'relative',
  whiteSpace: 'nowrap',
  borderRadius: 4,
  color: theme.vars.palette.text.secondary,
  '& > span': {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 'calc(100% + 4px)',
    zIndex: 1,
    padding: '4px 8px',
    borderRadius: 6,
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.text.primary,
    // Screen readers always read it. It becomes visible with pointer or focus.
    clipPath: 'inset(50%)',
  },
  '&:hover > span, &:focus > span': { clipPath: 'none' },
}));

interface ExactTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
}

/** The age of an instant. With pointer or focus the exact time is shown. */
export function ExactTime({ at, now }: ExactTimeProps) {
  const formats = useFormats();
  return (
    <Time dateTime={at} tabIndex={0}>
      {formats.relative(Date.parse(at), now)} <span>{formats.dateTime(at)}</span>
    </Time>
  );
}
