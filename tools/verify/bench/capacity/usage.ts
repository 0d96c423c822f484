import { readFileSync } from 'node:fs';

/** The value of almost every Linux system. */
const TICKS_PER_SECOND = 100;

/** CPU time and memory of a process; Linux only. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

export function usageOf(pid: number): Usage {
  // The name in brackets may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    megabytes: Number(resident ?? 0) / 1024,
  };
}
