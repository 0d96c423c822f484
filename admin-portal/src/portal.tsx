import { CONTRACT_VERSION } from '@portal/contracts';
import { ThemeBridge } from '@portal/ui';
import { PortalRoutes } from './routes';

/** Everything an administrator sees. */
export function Portal() {
  return (
    <ThemeBridge>
      <PortalRoutes />
    </ThemeBridge>
  );
}

export const contract = CONTRACT_VERSION;
