import type { PortalReleasePart } from '@portal/contracts';

declare global {
  /** Versions of this page in the format of the header `x-portal-release`; each app's api client reads it. */
  var portalRelease: string | undefined;
}

const versions = new Map<PortalReleasePart, string>();

/** Records which version of a part this page runs. */
export function notePageRelease(part: PortalReleasePart, version: string): void {
  versions.set(part, version);
  globalThis.portalRelease = [...versions].map(([name, one]) => `${name}@${one}`).join(' ');
}

/** Records the shell's own version, which the release writes into the page. */
export function noteShellRelease(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal-release"]');
  if (meta) notePageRelease('shell', meta.content);
}
