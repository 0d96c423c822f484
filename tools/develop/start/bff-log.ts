import colors from 'picocolors';

const WARN = 40;
const ERROR = 50;

/** A line of the bff's log. */
interface LogEntry {
  readonly level?: unknown;
  readonly msg?: unknown;
  readonly event?: unknown;
  readonly err?: { readonly message?: unknown };
  readonly requestId?: unknown;
}

function entryOf(line: string): LogEntry | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return null;
  }
}

/** The text of a log line, or the line when it is no JSON. */
export function textOfLogLine(line: string): string {
  const { msg, event } = entryOf(line) ?? {};
  return [msg, event].find((part) => typeof part === 'string' && part !== '')?.toString() ?? line;
}

/**
 * The short form of a log line that the user at the terminal must see, or null. Lines without JSON come from
 * Node (warnings, crashes) and stay in the log file.
 */
export function shortLogLine(line: string): string | null {
  const entry = entryOf(line);
  if (entry === null) return null;
  const level = typeof entry.level === 'number' ? entry.level : levelOf(entry.level);
  if (level < WARN) return null;
  const text = [entry.msg ?? entry.event, entry.err?.message].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  const request = typeof entry.requestId === 'string' ? colors.dim(` [${entry.requestId}]`) : '';
  const mark = level >= ERROR ? colors.red('bff error') : colors.yellow('bff warning');
  return `${mark} ${[...new Set(text)].join(': ').split('\n', 1)[0] ?? ''}${request}`;
}

function levelOf(name: unknown): number {
  if (name === 'warn') return WARN;
  return name === 'error' || name === 'fatal' ? ERROR : 0;
}
