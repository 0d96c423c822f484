import { send } from '@portal/api-client';
import {
  type BroadcastDraftView,
  type BroadcastView,
  createBroadcast,
  updateBroadcast,
} from '@portal/contracts';
import { type BroadcastSegment, instantOfWallTime, wallTimeOf } from '@portal/rules';
import { useState } from 'react';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

/** Values of the form. */
export interface BroadcastEntries {
  readonly message: string;
  readonly segment: BroadcastSegment;
  /** `YYYY-MM-DD` in the service's zone. '' when there is no date. */
  readonly date: string;
  /** `HH:MM`. '' when there is no time. */
  readonly time: string;
}

const EMPTY: BroadcastEntries = { message: '', segment: 'all', date: '', time: '' };

function entriesOf(edited: BroadcastView | null, timeZone: string): BroadcastEntries {
  if (!edited) return EMPTY;
  const { text: message, segment, scheduledAt } = edited;
  if (scheduledAt === null) return { ...EMPTY, message, segment };
  const { day: date, time } = wallTimeOf(new Date(scheduledAt), timeZone);
  return { message, segment, date, time };
}

/** What is missing in the entries. */
type Refused = 'message' | 'time' | null;

const REFUSALS = { message: texts.form.empty, time: texts.form.timeMissing } as const;

/** Can be taken back for some seconds when it is sent at once. */
const HELD = { hold: true } as const;

/** What the form starts with. */
interface FormStart {
  /** The broadcast to edit; null for a new one. */
  readonly edited: BroadcastView | null;
  /** The draft or template whose message a new one starts with. */
  readonly draft?: BroadcastDraftView | undefined;
}

/** A schedule is sent only when both date and time are given. */
function scheduleOf({ date, time }: BroadcastEntries, timeZone: string): string | null {
  return instantOfWallTime({ day: date, time }, timeZone)?.toISOString() ?? null;
}

/** State of the form for a new or an edited broadcast. A new `key` of the form resets it. */
export function useBroadcastForm(
  { edited, draft }: FormStart,
  timeZone: string,
  onDone: () => void,
) {
  const [entries, setEntries] = useState<BroadcastEntries>(() => ({
    ...entriesOf(edited, timeZone),
    ...(draft && { message: draft.text, segment: draft.segment }),
  }));
  const [refused, setRefused] = useState<Refused>(null);
  const saving = useServiceAction({
    send: (given: BroadcastEntries) => {
      const { message, segment } = given;
      const scheduledAt = scheduleOf(given, timeZone);
      const body = { message, segment, scheduledAt, ...(scheduledAt === null && HELD) };
      return edited
        ? send(updateBroadcast, { params: { broadcastId: edited._id }, body })
        : send(createBroadcast, { body: { ...body, ...(draft && { draftId: draft._id }) } });
    },
    failed: texts.failed,
    onDone: () => {
      setEntries(EMPTY);
      onDone();
    },
  });
  return {
    entries,
    busy: saving.busy,
    error: refused ? REFUSALS[refused] : saving.error,
    refused,
    schedule: scheduleOf(entries, timeZone),
    fill: (change: Partial<BroadcastEntries>): void => {
      setRefused(null);
      // A time without a date makes no sense.
      const time = change.date === '' ? { time: '' } : {};
      setEntries((before) => ({ ...before, ...change, ...time }));
    },
    /** Whether the entries can be sent; says what is missing. */
    check: (): Refused => {
      const { message, date, time } = entries;
      const missing =
        message.trim() === '' ? 'message' : date !== '' && time === '' ? 'time' : null;
      setRefused(missing);
      return missing;
    },
    save: (): void => saving.run({ ...entries, message: entries.message.trim() }),
    clear: (): void => {
      setEntries(EMPTY);
      onDone();
    },
  };
}
