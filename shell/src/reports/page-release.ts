import type { PortalReleasePart } from '@portal/contracts';

declare global {
  /** Versions of this page as the header `x-portal-release` has them; read by each app's api client. */
  var portalRelease: string | undefined;
}

const versions = new Map<PortalReleasePart, string>();

/** Notes which version of a part this page runs. */
export function notePageRelease(part: PortalReleasePart, version: string): void {
  versions.set(part, version);
  globalThis.portalRelease = [...versions].map(([name, one]) => `${name}@${one}`).join(' ');
}

/** Notes the shell's own version, which is written into the page when it is published. */
export function noteShellRelease(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal-release"]');
  if (meta) notePageRelease('shell', meta.content);
}
