import type { RedeemCodeView } from '@portal/contracts';
import { notify } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { readErrorText } from '../../shared/lists/list-error';
import { type CodeList, readWholeList } from './code-queries';
import { texts } from './texts';

/** Reads all codes of a list on request and passes them on. Shows an error when reading fails. */
export function useWholeList(list: CodeList) {
  const [busy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const run = async (hand: (codes: readonly RedeemCodeView[]) => void): Promise<void> => {
    setBusy(true);
    try {
      const codes = await readWholeList(list);
      if (isHere.current) hand(codes);
    } catch (error) {
      notify({ tone: 'error', text: readErrorText(error, texts.readFailed) });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    /** Does nothing while an earlier call is running. */
    take: (hand: (codes: readonly RedeemCodeView[]) => void): void => {
      if (!busy) void run(hand);
    },
  };
}
