import { useTexts } from '../texts/use-texts';
import { useIsOffline } from './use-is-offline';

/**
 * A calm bar while the device is offline. Its place is always there, so that screen readers hear the
 * text come, and its words are loaded before they are needed.
 */
export function OfflineNotice() {
  const texts = useTexts();
  const isOffline = useIsOffline();
  return <div role="status">{isOffline && <p className="offline-notice">{texts.offline}</p>}</div>;
}
