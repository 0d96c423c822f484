import { execa } from 'execa';

/** Runs git in a checkout; read the exit code. Without `quotePath=false` it writes letters beyond ASCII as numbers. */
export const git = (root: string, ...args: string[]) =>
  execa('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, reject: false });
