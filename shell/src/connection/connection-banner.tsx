import { useTexts } from '../texts/use-texts';
import { useConnection } from './use-connection';

/**
 * One thin line at the end of the screen while the connection is slow, the service does not answer, or the device
 * is offline. Its element is always mounted, so that screen readers announce the text; the texts are loaded before
 * they are needed.
 */
export function ConnectionBanner() {
  const texts = useTexts();
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== 'fine' && (
        <p className="connection-banner" data-connection={connection}>
          <span>{texts.connection[connection]}</span>
        </p>
      )}
    </div>
  );
}
