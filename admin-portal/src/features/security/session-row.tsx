import Button from '@mui/material/Button';
import type { AdminSessionView } from '@portal/contracts';
import { SignInRow, StatusPill, useFormats } from '@portal/ui';
import Monitor from 'lucide-react/icons/monitor';
import { texts } from './texts';

const sessionsTexts = texts.sessions;

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
    <SignInRow
      icon={<Monitor size={18} aria-hidden />}
      title={name}
      details={[where, sessionsTexts.times(ago(signedInAt), ago(lastSeenAt))]}
      end={
        isCurrent ? (
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
        )
      }
    />
  );
}
