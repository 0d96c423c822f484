import { send } from '@portal/api-client';
import { type BroadcastView, createBroadcast, updateBroadcast } from '@portal/contracts';
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

/** A schedule is sent only when both date and time are given. */
function scheduleOf({ date, time }: BroadcastEntries, timeZone: string): string | null {
  return instantOfWallTime({ day: date, time }, timeZone)?.toISOString() ?? null;
}

/** State of the form for a new or an edited broadcast. A new `key` of the form resets it. */
export function useBroadcastForm(
  edited: BroadcastView | null,
  timeZone: string,
  onDone: () => void,
) {
  const [entries, setEntries] = useState(() => entriesOf(edited, timeZone));
  const [isRefused, setRefused] = useState(false);
  const saving = useServiceAction({
    send: (given: BroadcastEntries) => {
      const { message, segment } = given;
      const body = { message, segment, scheduledAt: scheduleOf(given, timeZone) };
      return edited
        ? send(updateBroadcast, { params: { broadcastId: edited._id }, body })
        : send(createBroadcast, { body });
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
    error: isRefused ? texts.form.empty : saving.error,
    isRefused,
    fill: (change: Partial<BroadcastEntries>): void => {
      setRefused(false);
      // A time without a date makes no sense.
      const time = change.date === '' ? { time: '' } : {};
      setEntries((before) => ({ ...before, ...change, ...time }));
    },
    /** Returns whether the request was sent. */
    submit: (): boolean => {
      const message = entries.message.trim();
      setRefused(message === '');
      if (message === '') return false;
      saving.run({ ...entries, message });
      return true;
    },
  };
}
