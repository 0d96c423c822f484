import { useTexts } from '../texts/use-texts';
import { useIsOffline } from './use-is-offline';

/**
 * A bar that is visible while the device is offline. Its element is always mounted, so that screen readers
 * announce the text; the texts are loaded before they are needed.
 */
export function OfflineNotice() {
  const texts = useTexts();
  const isOffline = useIsOffline();
  return <div role="status">{isOffline && <p className="offline-notice">{texts.offline}</p>}</div>;
}
