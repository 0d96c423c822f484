import type { RedeemCodeView } from '@portal/contracts';
import { useState } from 'react';

/** The selected codes. The selection survives a change of page, filter or search. */
export interface CodeSelection {
  readonly codes: ReadonlySet<string>;
  /** Selection state of the filtered list. */
  readonly state: 'none' | 'some' | 'all';
  readonly toggle: (code: string) => void;
  readonly add: (codes: readonly string[]) => void;
  readonly drop: (codes: readonly string[]) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * State of the selection of codes.
 * @param listKey identifies the filtered list as a whole.
 * @param shown codes of the current page. @param total codes on all pages.
 */
export function useCodeSelection(
  listKey: string,
  shown: readonly RedeemCodeView[],
  total: number,
): CodeSelection & { readonly markWhole: () => void } {
  const [codes, setCodes] = useState(NOTHING);
  /** Key of the list that Select All has selected completely. */
  const [whole, setWhole] = useState<string | null>(null);
  const put = (change: (next: Set<string>) => void): void =>
    setCodes((before) => {
      const next = new Set(before);
      change(next);
      return next;
    });
  const isPageTaken = shown.length > 0 && shown.every(({ redeem_code }) => codes.has(redeem_code));
  const isAll = isPageTaken && (whole === listKey || total === shown.length);
  return {
    codes,
    state: isAll ? 'all' : codes.size > 0 ? 'some' : 'none',
    toggle: (code) => {
      setWhole(null);
      put((next) => void (next.delete(code) || next.add(code)));
    },
    add: (added) => put((next) => added.forEach((code) => next.add(code))),
    drop: (dropped) => {
      setWhole(null);
      put((next) => dropped.forEach((code) => next.delete(code)));
    },
    clear: () => {
      setWhole(null);
      setCodes(NOTHING);
    },
    markWhole: () => setWhole(listKey),
  };
}
