import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdminSessionView } from '@portal/contracts';
import { StatusPill, tabularNumbers, useFormats } from '@portal/ui';
import Monitor from 'lucide-react/icons/monitor';
import { texts } from './texts';

const sessionsTexts = texts.sessions;

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

interface SessionRowProps {
  readonly session: AdminSessionView;
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
  readonly busy: boolean;
  /** Whether this session is being ended. */
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: device, address and start. Every session but the current one can be ended. */
export function SessionRow({ session, now, busy, isEnding, onEnd }: SessionRowProps) {
  const formats = useFormats();
  const { device, address, city, country, signedInAt, lastSeenAt, isCurrent } = session;
  const ago = (iso: string): string => formats.relative(Date.parse(iso), now);
  const where = [address ?? sessionsTexts.unknownAddress, city, country]
    .filter(Boolean)
    .join(' · ');
  const name = device ?? sessionsTexts.unknownDevice;
  return (
    <Row>
      <Monitor size={18} aria-hidden />
      <div>
        <b>{name}</b>
        <small>{where}</small>
        <small>{sessionsTexts.times(ago(signedInAt), ago(lastSeenAt))}</small>
      </div>
      {isCurrent ? (
        <StatusPill tone="success">{sessionsTexts.thisDevice}</StatusPill>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={sessionsTexts.endOneOf(name, where)}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {isEnding ? texts.working : sessionsTexts.endOne}
        </Button>
      )}
    </Row>
  );
}
