import type { ComponentType } from 'react';

/**
 * The module that a portal exposes as './portal' and the shell mounts. `Portal` renders its own `<Routes>`
 * inside the shell's router, session, theme and query cache. It uses the full paths of the specification
 * ('/dashboard', '/admin/login'), because the shell does not wrap it in a route. `contract` is the
 * CONTRACT_VERSION of `@portal/contracts` that it was built for.
 */
export interface PortalModule {
  readonly Portal: ComponentType;
  readonly contract: number;
}
