import { CONTRACT_VERSION } from '@portal/contracts';
import { LanguageRoot, ThemeBridge } from '@portal/ui';
import { PortalRoutes } from './routes';

/** The complete administrator portal. */
export function Portal() {
  return (
    <ThemeBridge>
      <LanguageRoot fixed="en">
        <PortalRoutes />
      </LanguageRoot>
    </ThemeBridge>
  );
}

export const contract = CONTRACT_VERSION;
