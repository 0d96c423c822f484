import { Problem } from '../../../shared/problem';
import type { Fault } from './moved-test';

/** The file with the fault in it. @throws Problem when its text is not in the file exactly once. */
export function withFault(content: string, { file, from, to }: Fault): string {
  const [before, after, ...others] = content.split(from);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Problem(`${file} must have this text once:\n${from}`);
  return `${before}${to}${after}`;
}
