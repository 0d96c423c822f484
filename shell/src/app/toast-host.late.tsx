import { ToastHost } from '@portal/ui';
import { useEffect } from 'react';

/** Props of LateToastHost. */
export interface LateToastHostProps {
  /** Called when the host is mounted and shows new toasts. */
  readonly onReady: () => void;
}

/** The toast host in its own chunk (suffix `.late`: the chunk is not preloaded). */
export function LateToastHost({ onReady }: LateToastHostProps) {
  useEffect(onReady, [onReady]);
  return <ToastHost />;
}
