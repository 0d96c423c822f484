import { useLocation, useSearchParams } from '@portal/router';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { paths, RECORD_PARAM } from '../../paths';
import { type OpenedRecord, readRecord, recordAt, writeRecord } from './opened-record';

/** Windows in which a list and a record fit beside each other. */
const WIDE = '(min-width: 1800px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
const isWideNow = (): boolean => window.matchMedia(WIDE).matches;

/** The record beside the list of the current tab. */
export interface Beside {
  /** The record in the address; null without one. */
  readonly record: OpenedRecord | null;
  readonly isWide: boolean;
  /** Takes over a click on a link to a record: in a wide window it opens beside the list. */
  readonly onClick: (event: MouseEvent) => void;
  readonly close: () => void;
}

/**
 * Opens records beside the list in a wide window. The record is in the address of the list, so that it can be shared
 * and Back closes it.
 */
export function useBeside(): Beside {
  const isWide = useSyncExternalStore(subscribe, isWideNow);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const change = (record: OpenedRecord | null): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (record) next.set(RECORD_PARAM, writeRecord(record));
      else next.delete(RECORD_PARAM);
      return next;
    });
  return {
    record: readRecord(params.get(RECORD_PARAM) ?? ''),
    isWide,
    close: () => change(null),
    onClick: (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isWide || !isPlain || event.button !== 0 || pathname !== paths.dashboard) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // A link with an action opens its dialog, for which the record needs the whole window.
      if (!link || link.search !== '' || link.dataset['whole'] !== undefined) return;
      const record = recordAt(link.pathname);
      if (!record) return;
      event.preventDefault();
      change(record);
    },
  };
}
