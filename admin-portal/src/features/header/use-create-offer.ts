import { send } from '@portal/api-client';
import { sendSpecialOffer, type SendSpecialOfferRequest } from '@portal/contracts';
import { type DiscountType, parseUserId } from '@portal/rules';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { texts as shared } from '../../shared/actions/texts';
import { useAction } from '../../shared/actions/use-action';
import { useSendOnce } from '../../shared/actions/use-send-once';
import { readWholeNumber } from '../../shared/actions/whole-number';
import { texts } from './texts';

const offerTexts = texts.offer;

/** Values of the form. */
interface Entries {
  readonly userId: string;
  readonly planId: string;
  readonly type: DiscountType;
  readonly value: string;
  readonly expiryDays: string;
}

type FieldName = keyof Entries;

/** Defaults: ten percent discount, valid for seven days. */
const EMPTY: Entries = { userId: '', planId: '', type: 'percentage', value: '10', expiryDays: '7' };

/** Why the entries are refused before sending. */
interface Refusal {
  readonly name: FieldName;
  readonly text: string;
}

function read(entries: Entries): SendSpecialOfferRequest | Refusal {
  const required = ['userId', 'planId', 'value', 'expiryDays'] as const;
  const missing = required.find((name) => entries[name].trim() === '');
  if (missing) return { name: missing, text: offerTexts.missing };
  const userId = parseUserId(entries.userId.trim());
  if (userId === null) return { name: 'userId', text: texts.add.wrongUserId };
  const value = readWholeNumber(entries.value);
  if (value === null) return { name: 'value', text: shared.notWhole };
  const expiryDays = readWholeNumber(entries.expiryDays);
  if (expiryDays === null) return { name: 'expiryDays', text: shared.notWhole };
  return { userId, planId: entries.planId, discount: { type: entries.type, value }, expiryDays };
}

/** State of the form 'Create a Flexible Offer'. */
export function useCreateOffer(onDone: () => void) {
  const [entries, setEntries] = useState<Entries>(EMPTY);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sending = useAction({
    userId: parseUserId(entries.userId.trim()) ?? 0,
    send: useSendOnce((body: SendSpecialOfferRequest, idempotencyKey) =>
      send(sendSpecialOffer, { body, idempotencyKey }),
    ),
    done: offerTexts.done,
    failed: offerTexts.failed,
    onDone,
  });
  return {
    busy: sending.busy,
    error: refusal?.text ?? (sending.busy ? null : sending.error),
    /** Props of the control for an entry. */
    control: (name: FieldName) => ({
      'aria-invalid': refusal?.name === name,
      value: entries[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
        setEntries({ ...entries, [name]: target.value }),
    }),
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      const whole = read(entries);
      setRefusal('text' in whole ? whole : null);
      if (!('text' in whole)) sending.run(whole);
    },
  };
}
