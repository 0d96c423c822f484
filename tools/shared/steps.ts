import colors from 'picocolors';

/** Prints one line per step: `✔ Built (2.1 s)`. */
export interface Steps {
  /** Shows the step while it runs, then its result and duration. */
  run<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T>;
  note(text: string): void;
  warn(text: string): void;
}

/** On a terminal a step rewrites its line. Elsewhere each detail and each finished step is one line. */
export function createSteps(out: NodeJS.WriteStream = process.stdout): Steps {
  const live = out.isTTY === true;
  const clear = live ? '\r\u001b[2K' : '';
  const pending = (title: string, detail?: string): void => {
    const text = `${title}${detail ? `: ${detail}` : ''}`.slice(0, (out.columns ?? 100) - 4);
    if (live) out.write(`${clear}${colors.cyan('…')} ${text}`);
    else out.write(detail ? `  ${detail}\n` : `… ${title}\n`);
  };
  return {
    async run(title, work) {
      const started = performance.now();
      const took = (): string => colors.dim(`(${seconds(performance.now() - started)})`);
      let isOver = false;
      pending(title);
      try {
        const result = await work((detail) => isOver || pending(title, detail));
        out.write(`${clear}${colors.green('✔')} ${title} ${took()}\n`);
        return result;
      } catch (error) {
        out.write(`${clear}${colors.red('✘')} ${title} ${took()}\n`);
        throw error;
      } finally {
        isOver = true;
      }
    },
    note: (text) => void out.write(`${clear}${colors.dim(text)}\n`),
    warn: (text) => void out.write(`${clear}${colors.yellow('!')} ${text}\n`),
  };
}

/** A duration as text: `0.4 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
