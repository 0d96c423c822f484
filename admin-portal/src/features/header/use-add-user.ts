import { send } from '@portal/api-client';
import { addUser, type AddUserRequest } from '@portal/contracts';
import { parseUserId } from '@portal/rules';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { texts as shared } from '../../shared/actions/texts';
import { useAction } from '../../shared/actions/use-action';
import { useReason } from '../../shared/actions/use-reason';
import { useSendOnce } from '../../shared/actions/use-send-once';
import { readWholeNumber } from '../../shared/actions/whole-number';
import { texts } from './texts';

/** Defaults: 30 days, no videos. */
const EMPTY = { userId: '', days: '30', balance: '0' } as const;

type FieldName = keyof typeof EMPTY;
type Entries = Readonly<Record<FieldName, string>>;

/** Why the entries are refused before sending. */
interface Refusal {
  readonly name: FieldName | 'reason';
  readonly text: string;
}

function read({ userId, days, balance }: Entries): AddUserRequest | Refusal {
  const id = parseUserId(userId.trim());
  const addTexts = texts.add;
  if (id === null) {
    return {
      name: 'userId',
      text: userId.trim() === '' ? addTexts.noUserId : addTexts.wrongUserId,
    };
  }
  const daysToAdd = readWholeNumber(days);
  if (daysToAdd === null) return { name: 'days', text: shared.notWhole };
  // Optional: an empty field means 0.
  const videos = balance.trim() === '' ? 0 : readWholeNumber(balance);
  if (videos === null) return { name: 'balance', text: shared.notWhole };
  return { userId: id, days: daysToAdd, balance: videos };
}

/** State of the form 'Add / Update User'. */
export function useAddUser(onDone: () => void) {
  const [entries, setEntries] = useState<Entries>(EMPTY);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const reason = useReason();
  const adding = useAction({
    userId: parseUserId(entries.userId.trim()) ?? 0,
    send: useSendOnce((body: AddUserRequest, idempotencyKey) =>
      send(addUser, { body, idempotencyKey }),
    ),
    failed: texts.add.failed,
    onDone,
  });
  return {
    busy: adding.busy,
    error: refusal?.text ?? (adding.busy ? null : adding.error),
    isRefused: (name: Refusal['name']): boolean => refusal?.name === name,
    field: (name: FieldName) => ({
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      readOnly: adding.busy,
      value: entries[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void =>
        setEntries({ ...entries, [name]: target.value }),
    }),
    reasonField: reason.field,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      const whole = read(entries);
      if ('text' in whole) return setRefusal(whole);
      if (reason.problem !== null) return setRefusal({ name: 'reason', text: reason.problem });
      setRefusal(null);
      adding.run({ ...whole, ...reason.body });
    },
  };
}
