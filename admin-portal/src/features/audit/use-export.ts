import { errorText } from '@portal/api-client';
import { downloadText, notify } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { AuditFilter } from './audit-query';
import { exportAudit } from './export-audit';
import { texts } from './texts';

const exportTexts = texts.export;

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** A running export. Leaving the screen cancels it. */
export function useExport(filter: AuditFilter) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    setProgress({ done: 0, all: 0 });
    try {
      const onProgress = (done: number, all: number): void => setProgress({ done, all });
      const file = await exportAudit({ filter, signal: own.signal, onProgress });
      if (file.rows === 0) {
        notify({ tone: 'error', text: exportTexts.nothing });
        return;
      }
      downloadText(file.name, 'text/csv', file.text);
      const isWhole = file.rows >= file.total;
      notify({
        tone: isWhole ? 'success' : 'error',
        text: isWhole ? exportTexts.done(file.rows) : exportTexts.cut(file.rows, file.total),
      });
    } catch (error) {
      if (!own.signal.aborted)
        notify({ tone: 'error', text: errorText(error, exportTexts.failed) });
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
