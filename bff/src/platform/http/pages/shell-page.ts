import {
  isVersionName,
  type LiveShell,
  SHELL_FILE,
  type ShellCanary,
  shellPage,
} from '@portal/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../integrity-of';

/** A page of the shell, as a browser gets it. */
export interface ShellPage {
  /** Its index.html. */
  readonly html: string;
  /** Whose visitors the boot script chooses; null without a canary. */
  readonly canary: ShellCanary | null;
}

/**
 * Reads the shell's page for one request: that of the canary for a browser that was chosen for it, as long as the
 * canary lasts and its page is whole, otherwise the live one. The files are read each time, so that the end of a
 * canary is in effect with the next page.
 * @param chosen the version in the browser's cookie; undefined for none.
 * @throws Error when the live page cannot be read.
 */
export async function readShellPage(root: string, chosen: string | undefined): Promise<ShellPage> {
  const canary = await readCanary(root);
  const own = canary !== null && canary.version === chosen ? await readOwnPage(root, canary) : null;
  const html = own ?? (await readFile(join(root, 'index.html'), 'utf8'));
  return { html, canary };
}

async function readCanary(root: string): Promise<ShellCanary | null> {
  try {
    const { canary } = JSON.parse(await readFile(join(root, SHELL_FILE), 'utf8')) as LiveShell;
    const isWhole = canary && isVersionName(canary.version) && Number.isFinite(canary.percent);
    return isWhole ? canary : null;
  } catch {
    return null;
  }
}

async function readOwnPage(root: string, canary: ShellCanary): Promise<string | null> {
  const bytes = await readFile(join(root, shellPage(canary.version))).catch(() => null);
  return bytes && integrityOf(bytes) === canary.integrity ? bytes.toString('utf8') : null;
}

/** Names the canary in a page, for the boot script of the shell. */
export function withCanary(html: string, canary: ShellCanary | null): string {
  if (canary === null) return html;
  const attribute = `data-shell-canary="${canary.percent} ${canary.version}"`;
  return html.replace('<html ', `<html ${attribute} `);
}
