import type { UserView } from '@portal/contracts';
import type { Page } from '@playwright/test';
import type { Reply } from './service';

/** One state of a subscriber's screen. */
export interface ScreenState {
  readonly path: string;
  /** Null: nobody is signed in. Default: the subscriber of the samples. */
  readonly user?: UserView | null;
  /** How the service differs from the usual one. */
  readonly replies?: readonly Reply[];
  /** What the user does before the picture. */
  readonly actions?: (page: Page) => Promise<void>;
  /** A part that must be there before the picture. Default: the heading. */
  readonly ready?: string;
  /** The picture shows the visible part only: a dialog, or a message at an edge. */
  readonly onlyVisible?: true;
  /** The files of the portal do not come, the device is offline, or the service does not answer. */
  readonly away?: 'portal' | 'device' | 'service';
  /** The page goes on by itself: long enough for a picture, too short for checks. */
  readonly isBrief?: true;
  /** A script opens something, which a browser does not count as input. */
  readonly opensByScript?: true;
  /** A heading cannot be waited for, such as in a state that loads. */
  readonly isSlow?: true;
}

/** Whether the page is the service worker's, which stands for the site while nothing answers. */
export const isOfflinePage = ({ away }: ScreenState): boolean =>
  away === 'device' || away === 'service';

/** States by the name of their picture. */
export type ScreenStates = Readonly<Record<string, ScreenState>>;
