import { send } from '@portal/api-client';
import { sendOffer, type SendOfferRequest } from '@portal/contracts';
import { useNavigate, useSearchParams } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { useEffect, useState } from 'react';
import { paths, RECEIVER_PARAM } from '../../paths';
import { useAction } from '../../shared/actions/use-action';
import { useSendOnce } from '../../shared/actions/use-send-once';
import { texts } from './texts';

const sendTexts = texts.send;

/** How long the success message is shown before the dashboard opens, in ms. */
const REDIRECT_MS = 2_000;

/** Values of the form. */
export interface OfferEntries {
  readonly userId: string;
  readonly message: string;
}

/** The refused entry and the reason. */
interface Refusal {
  readonly name: keyof OfferEntries;
  readonly text: string;
}

function read(entries: OfferEntries): SendOfferRequest | Refusal {
  const [typedId, message] = [entries.userId.trim(), entries.message.trim()];
  if (typedId === '') return { name: 'userId', text: sendTexts.missing };
  const userId = parseUserId(typedId);
  if (userId === null) return { name: 'userId', text: sendTexts.wrongUserId };
  return message === '' ? { name: 'message', text: sendTexts.missing } : { userId, message };
}

/** State of the Simple Offer page. Two seconds after sending, the dashboard opens. */
export function useSendOffer() {
  const [params] = useSearchParams();
  const [entries, setEntries] = useState<OfferEntries>({
    userId: params.get(RECEIVER_PARAM) ?? '',
    message: '',
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const sending = useAction({
    userId: parseUserId(entries.userId.trim()) ?? 0,
    send: useSendOnce((body: SendOfferRequest, idempotencyKey) =>
      send(sendOffer, { body, idempotencyKey }),
    ),
    failed: sendTexts.failed,
    onDone: () => setSent(true),
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
  const busy = sending.busy || sent;
  return {
    entries,
    busy,
    error: refusal?.text ?? (busy ? null : sending.error),
    isRefused: (name: keyof OfferEntries): boolean => refusal?.name === name,
    fill: (change: Partial<OfferEntries>): void => {
      setRefusal(null);
      setEntries((before) => ({ ...before, ...change }));
    },
    /** Returns the name of the refused entry, or null when the request was sent. */
    submit: (): keyof OfferEntries | null => {
      const whole = read(entries);
      const isRefused = 'text' in whole;
      setRefusal(isRefused ? whole : null);
      if (isRefused) return whole.name;
      if (!busy) sending.run(whole);
      return null;
    },
  };
}
