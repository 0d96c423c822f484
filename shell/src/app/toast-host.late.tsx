import { ToastHost } from '@portal/ui';
import { useEffect } from 'react';

/** Props of LateToastHost. */
export interface LateToastHostProps {
  /** Called when toasts sent from now on are shown. */
  readonly onReady: () => void;
}

/** The toast host in a chunk of its own (`.late`: nothing preloads it). */
export function LateToastHost({ onReady }: LateToastHostProps) {
  useEffect(onReady, [onReady]);
  return <ToastHost />;
}
