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
    // Read out always, shown when asked for.
    clipPath: 'inset(50%)',
  },
  '&:hover > span, &:focus > span': { clipPath: 'none' },
}));

interface ExactTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Epoch ms that ages are counted from. */
  readonly now: number;
}

/** How long ago something was; under the pointer and with the focus the exact time. */
export function ExactTime({ at, now }: ExactTimeProps) {
  const formats = useFormats();
  return (
    <Time dateTime={at} tabIndex={0}>
      {formats.relative(Date.parse(at), now)} <span>{formats.dateTime(at)}</span>
    </Time>
  );
}
