declare global {
  /** Versions of this page, set by the shell; the service logs them with each request (OPS-31). */
  var portalRelease: string | undefined;
}

/** The header with these versions; empty if no shell has set them. */
export function releaseHeader(): Readonly<Record<string, string>> {
  const release = globalThis.portalRelease;
  return release ? { 'x-portal-release': release } : {};
}
