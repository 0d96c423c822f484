import type { ComponentType } from 'react';

/**
 * What a portal exposes as './portal' and the shell mounts. `Portal` draws its own
 * `<Routes>` inside the shell's router, session, theme and query cache, with whole paths as the
 * specification writes them ('/dashboard', '/admin/login'): the shell wraps it in no route; `contract` is the
 * CONTRACT_VERSION of `@portal/contracts` it was built for.
 */
export interface PortalModule {
  readonly Portal: ComponentType;
  readonly contract: number;
}
