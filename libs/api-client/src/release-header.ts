declare global {
  /** Versions of this page as the shell wrote them down; the service logs them with each request (OPS-31). */
  var portalRelease: string | undefined;
}

/** The header that tells them; empty where no shell has. */
export function releaseHeader(): Readonly<Record<string, string>> {
  const release = globalThis.portalRelease;
  return release ? { 'x-portal-release': release } : {};
}
