import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { type BroadcastView, deleteBroadcast } from '@portal/contracts';
import { type BroadcastBadge, broadcastBadge } from '@portal/rules';
import {
  ConfirmIconButton,
  LinkedText,
  StatusPill,
  type StatusTone,
  tabularNumbers,
  useFormats,
} from '@portal/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef } from 'react';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { HeldNotice } from './held-notice';
import { texts } from './texts';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  padding: '16px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '&[aria-current]': {
    borderRadius: 8,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 8,
    scrollMarginBlock: 96,
  },
}));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const TONES = {
  Scheduled: 'info',
  Active: 'success',
  Expired: 'quiet',
} as const satisfies Record<BroadcastBadge, StatusTone>;

const Actions = styled('div')({ display: 'flex', alignSelf: 'start' });

interface BroadcastCardProps {
  readonly broadcast: BroadcastView;
  /** When the list was read, in epoch ms. */
  readonly now: number;
  /** Whether the address names it, so that it is shown among the others. */
  readonly isNamed: boolean;
  /** Null when the role may not change broadcasts. */
  readonly onEdit: (() => void) | null;
}

/** A broadcast in the history, with its badge, times, number of readers and buttons. */
export function BroadcastCard({ broadcast, now, isNamed, onEdit }: BroadcastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const formats = useFormats();
  const { _id: broadcastId, text, status, scheduledAt, createdAt, segment, seen } = broadcast;
  const { delivery, heldUntil } = broadcast;
  const deleting = useServiceAction({
    send: () => send(deleteBroadcast, { params: { broadcastId } }),
    done: texts.deleted,
    failed: texts.failed,
    failsAs: 'toast',
  });
  const badge = broadcastBadge(
    { status, scheduledAt: scheduledAt === null ? null : new Date(scheduledAt) },
    new Date(now),
  );
  const name = text.slice(0, 40);
  return (
    <Card ref={card} aria-busy={deleting.busy} aria-current={isNamed || undefined}>
      <Text>
        <LinkedText text={text} />
      </Text>
      {onEdit && (
        <Actions>
          <IconButton aria-label={texts.editOne(name)} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <ConfirmIconButton
            aria-label={texts.deleteOne(name)}
            busy={deleting.busy}
            question={texts.ask}
            onConfirm={() => deleting.run()}
          >
            <Trash2 size={18} aria-hidden />
          </ConfirmIconButton>
        </Actions>
      )}
      {onEdit && heldUntil && scheduledAt === null && (
        <HeldNotice broadcastId={broadcastId} name={name} heldUntil={heldUntil} />
      )}
      <Facts>
        <StatusPill tone={TONES[badge]}>{texts.badges[badge]}</StatusPill>
        <span>{texts.segments[segment]}</span>
        <span>{texts.created(formats.dateTime(createdAt))}</span>
        {scheduledAt !== null && <span>{texts.scheduled(formats.dateTime(scheduledAt))}</span>}
        <span>{texts.seen(formats.count(seen))}</span>
        {delivery && <span>{texts.delivered(formats.count(delivery.delivered))}</span>}
        {delivery && delivery.failed > 0 && (
          <span>{texts.undelivered(formats.count(delivery.failed))}</span>
        )}
      </Facts>
    </Card>
  );
}
