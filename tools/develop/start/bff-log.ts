import colors from 'picocolors';

const WARN = 40;
const ERROR = 50;

/**
 * The short form of a log line that the user at the terminal must see, or null. Lines without JSON come from
 * Node (warnings, crashes) and stay in the log file.
 */
export function shortLogLine(line: string): string | null {
  if (!line.startsWith('{')) return null;
  let entry: {
    level?: unknown;
    msg?: unknown;
    event?: unknown;
    err?: { message?: unknown };
    requestId?: unknown;
  };
  try {
    entry = JSON.parse(line) as typeof entry;
  } catch {
    return null;
  }
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
