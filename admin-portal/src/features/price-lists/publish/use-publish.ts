import { send } from '@portal/api-client';
import { publishPriceList, type PublishPriceListRequest } from '@portal/contracts';
import { instantOfWallTime } from '@portal/rules';
import { type SubmitEvent, useState } from 'react';
import { useReason } from '../../../shared/actions/use-reason';
import { usePublication } from '../../../shared/versions/use-publishing';
import { priceListsQuery } from '../price-lists-query';
import { texts } from '../texts';

const publishTexts = texts.publish;

/** What is published: the draft and the newest list that the administrator saw. */
export type SeenDraft = Pick<PublishPriceListRequest, 'revision' | 'after'>;

/** State of the dialog that publishes the draft. */
export function usePublish(seen: SeenDraft, zone: string, onDone: () => void) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = useReason();
  const publishing = usePublication({
    send: (body: PublishPriceListRequest) => send(publishPriceList, { body }),
    failed: texts.actionFailed,
    queryKey: priceListsQuery.queryKey,
    onPublished: onDone,
  });
  const problemOf = (instant: Date | null): string | null => {
    if (when === 'later' && !instant) return publishTexts.timeMissing;
    if (instant && instant.getTime() <= Date.now()) return publishTexts.inPast;
    return reason.problem;
  };
  return {
    when,
    pick: setWhen,
    date: { value: day, onChange: setDay },
    time: { value: time, onChange: setTime },
    reason: reason.field,
    busy: publishing.busy,
    error: refusal ?? (publishing.busy ? null : publishing.error),
    /** Whether the service refused it: then what is shown may be old. */
    isRefused: refusal === null && publishing.error !== null,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      const instant = when === 'later' ? instantOfWallTime({ day, time }, zone) : null;
      const problem = problemOf(instant);
      setRefusal(problem);
      if (problem !== null) return;
      publishing.run({ ...seen, effectiveFrom: instant?.toISOString() ?? null, ...reason.body });
    },
  };
}
