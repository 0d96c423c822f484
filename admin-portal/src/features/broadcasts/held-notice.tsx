import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { takeBackBroadcast } from '@portal/contracts';
import { tabularNumbers, useCountdown } from '@portal/ui';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  gridColumn: '1 / -1',
  margin: 0,
  padding: '4px 4px 4px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.action.hover,
  '& > button': { marginInlineStart: 'auto' },
}));

interface HeldNoticeProps {
  readonly broadcastId: string;
  readonly name: string;
  /** ISO 8601. The service does not send it before. */
  readonly heldUntil: string;
}

/** Counts down until a broadcast is sent. Until then it can be taken back; the service decides. */
export function HeldNotice({ broadcastId, name, heldUntil }: HeldNoticeProps) {
  const left = useCountdown(heldUntil);
  const takingBack = useServiceAction({
    send: () => send(takeBackBroadcast, { params: { broadcastId } }),
    failed: texts.failed,
    failsAs: 'toast',
  });
  if (!left || left.isOver) return null;
  return (
    <Line>
      <span>{texts.held.text(left.minutes * 60 + left.seconds)}</span>
      <Button
        size="small"
        variant="contained"
        aria-label={texts.held.undoOne(name)}
        aria-disabled={takingBack.busy}
        onClick={() => {
          if (!takingBack.busy) takingBack.run();
        }}
      >
        {texts.held.undo}
      </Button>
    </Line>
  );
}
