import { readFileSync } from 'node:fs';

/** Of Linux, nearly everywhere. */
const TICKS_PER_SECOND = 100;

/** What a process has used so far and holds now; Linux only. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

export function usageOf(pid: number): Usage {
  // The name in brackets may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    megabytes: Number(resident ?? 0) / 1024,
  };
}
