import { send } from '@portal/api-client';
import {
  generateRedeemCodes,
  type GenerateRedeemCodesRequest,
  type RedeemCodeView,
} from '@portal/contracts';
import { calendarDayBounds, isCalendarDay } from '@portal/rules';
import { type ChangeEvent, useState } from 'react';
import { useSendOnce } from '../../shared/actions/use-send-once';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { readWholeNumber } from '../../shared/actions/whole-number';
import { texts } from './texts';

const generateTexts = texts.generate;

/** Defaults: 10 codes, 30 days, 0 videos. */
const EMPTY = { count: '10', days: '30', videos: '0', batch: '', lastDay: '' } as const;

type FieldName = keyof typeof EMPTY;
type Entries = Readonly<Record<FieldName, string>>;

/** The request for the entries. Null when a number is missing or invalid. */
function read(entries: Entries, timeZone: string): GenerateRedeemCodesRequest | null {
  const [count, days, videos] = [entries.count, entries.days, entries.videos].map(readWholeNumber);
  if (count == null || days == null || videos == null) return null;
  const batch = entries.batch.trim();
  const last = isCalendarDay(entries.lastDay)
    ? calendarDayBounds(entries.lastDay, timeZone).last
    : null;
  // The code is valid until the end of the day, which is the start of the next day.
  const validUntil = last && new Date(last.getTime() + 1).toISOString();
  return { count, days, videos, ...(batch && { batch }), ...(validUntil && { validUntil }) };
}

interface MadeCodes {
  readonly codes: readonly RedeemCodeView[];
  readonly message: string;
}

/** State of the form that generates codes, and the codes generated last. */
export function useGenerate(timeZone: string) {
  const [entries, setEntries] = useState<Entries>(EMPTY);
  const [isRefused, setRefused] = useState(false);
  const [made, setMade] = useState<readonly RedeemCodeView[]>([]);
  const making = useServiceAction<GenerateRedeemCodesRequest, MadeCodes>({
    send: useSendOnce((body: GenerateRedeemCodesRequest, idempotencyKey) =>
      send(generateRedeemCodes, { body, idempotencyKey }),
    ),
    failed: generateTexts.unknown,
    lost: generateTexts.lost,
    onDone: ({ codes }) => {
      setMade(codes);
      setEntries(EMPTY);
    },
  });
  return {
    busy: making.busy,
    error: isRefused ? generateTexts.notWhole : making.busy ? null : making.error,
    made,
    field: (name: FieldName) => ({
      autoComplete: 'off',
      readOnly: making.busy,
      value: entries[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
        setRefused(false);
        setEntries({ ...entries, [name]: target.value });
      },
    }),
    isWrong: (name: 'count' | 'days' | 'videos'): boolean =>
      isRefused && readWholeNumber(entries[name]) === null,
    submit: (): void => {
      const body = read(entries, timeZone);
      setRefused(body === null);
      if (body) making.run(body);
    },
  };
}
