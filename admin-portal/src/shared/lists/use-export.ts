import { errorText } from '@portal/api-client';
import { downloadText, notify } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from './texts';

/** How many rows have been read. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/** How a file is written: the signal stops it. */
export interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** A written file. */
export interface ListFile {
  readonly name: string;
  readonly text: string;
  /** Rows in the file. */
  readonly rows: number;
  /** Rows of the list. It may be larger than the number in the file. */
  readonly total: number;
}

/** Writes the file of a list. @throws the errors of the calls, or the signal's reason after an abort. */
export type WriteFile = (options: ExportOptions) => Promise<ListFile>;

/** The words of an export: what it says when the file is saved. */
export interface ExportTexts {
  readonly done: (rows: number) => string;
  /** The file has only a part of the list. */
  readonly cut: (rows: number, all: number) => string;
}

/** A running export. Leaving the screen cancels it. */
export function useExport(write: WriteFile, words: ExportTexts) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    setProgress({ done: 0, all: 0 });
    try {
      const onProgress = (done: number, all: number): void => setProgress({ done, all });
      const file = await write({ signal: own.signal, onProgress });
      if (file.rows === 0) {
        notify({ tone: 'error', text: texts.export.nothing });
        return;
      }
      downloadText(file.name, 'text/csv', file.text);
      const isWhole = file.rows >= file.total;
      notify({
        tone: isWhole ? 'success' : 'error',
        text: isWhole ? words.done(file.rows) : words.cut(file.rows, file.total),
      });
    } catch (error) {
      if (!own.signal.aborted)
        notify({ tone: 'error', text: errorText(error, texts.export.failed) });
    } finally {
      if (running.current === own) {
        running.current = null;
        setProgress(null);
      }
    }
  };
  return {
    progress,
    start: (): void => {
      if (!running.current) void run();
    },
    cancel: (): void => {
      running.current?.abort();
      running.current = null;
      setProgress(null);
    },
  };
}
