import type { RedeemCodeView } from '@portal/contracts';
import { notify } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { readErrorText } from '../../shared/users/list-error';
import { type CodeList, readWholeList } from './code-queries';
import { texts } from './texts';

/** Hands over all codes of a list, read when asked for; says when they could not be read. */
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
    /** Does nothing while the last one is under way. */
    take: (hand: (codes: readonly RedeemCodeView[]) => void): void => {
      if (!busy) void run(hand);
    },
  };
}
