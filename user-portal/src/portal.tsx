import { CONTRACT_VERSION } from '@portal/contracts';
import { LanguageRoot, ThemeBridge } from '@portal/ui';
import { PortalRoutes } from './routes';

/** The portal of subscribers. */
export function Portal() {
  return (
    <ThemeBridge>
      <LanguageRoot>
        <PortalRoutes />
      </LanguageRoot>
    </ThemeBridge>
  );
}

export const contract = CONTRACT_VERSION;
