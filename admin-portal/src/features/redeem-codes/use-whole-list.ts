import type { RedeemCodeView } from '@portal/contracts';
import { notify } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { readErrorText } from '../../shared/lists/list-error';
import { type CodeList, readWholeList } from './code-queries';
import { texts } from './texts';

type Hand = (codes: readonly RedeemCodeView[]) => void;

/** What the codes are read for: to select them, or to hand them on as a file or a sheet. */
type Purpose = 'select' | 'hand on';

/** Reads all codes of a list on request and passes them on. Shows an error when reading fails. */
export function useWholeList(list: CodeList) {
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const busy = purpose !== null;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const run = async (hand: Hand, why: Purpose): Promise<void> => {
    setPurpose(why);
    try {
      const codes = await readWholeList(list);
      if (isHere.current) hand(codes);
    } catch (error) {
      notify({ tone: 'error', text: readErrorText(error, texts.readFailed) });
    } finally {
      setPurpose(null);
    }
  };
  return {
    busy,
    isSelecting: purpose === 'select',
    /** Does nothing while an earlier call is running. */
    take: (hand: Hand, why: Purpose = 'hand on'): void => {
      if (!busy) void run(hand, why);
    },
  };
}
