import type { Platform } from '@portal/ui';

const ignore = (): void => undefined;

/** The face of the platform in an ordinary browser, which has a back button and shows links itself. */
export const browserPlatform: Platform = {
  kind: 'browser',
  isFramed: false,
  ready: ignore,
  expand: ignore,
  setBack: ignore,
  haptic: ignore,
  openLink: (url) => {
    window.open(url, '_blank', 'noopener');
  },
};
