import { type ComponentType, useEffect, useState } from 'react';

/** Props of QrCode. */
export interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Width and height in px; the place is kept while the code is drawn. Default: 216. */
  readonly size?: number;
}

/**
 * A text as a QR code. What draws it is loaded when the first one is shown; when it cannot be loaded the place
 * stays empty, because there is always a link or a text beside it.
 */
export function QrCode({ text, label, size = 216 }: QrCodeProps) {
  const [Picture, setPicture] = useState<ComponentType<Omit<QrCodeProps, 'size'>> | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./qr-picture').then(
      ({ QrPicture }) => {
        if (isMounted) setPicture(() => QrPicture);
      },
      (error: unknown) => console.warn('A QR code could not be drawn.', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <div style={{ width: size, height: size, maxWidth: '100%' }}>
      {Picture && <Picture text={text} label={label} />}
    </div>
  );
}
