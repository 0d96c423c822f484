import type { Page } from '@playwright/test';
import {
  expect,
  openVisitor,
  seesMetric,
  signInAsSubscriber,
  type Visitor,
} from '../versions/visitor';
import { travel } from '../../travel';
import { type Drill, type Finding, liveVersion, pointerOf } from './drill';

/** A screen with its own chunk: its address in the page, and a check that it is visible. */
type Screen = readonly [address: string, isShown: (page: Page) => Promise<void>];

/** No other screen has this heading, so the previous screen or the error panel cannot pass the check. */
const titled = (address: string, name: string): Screen => [
  address,
  (page) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(),
];

async function isDashboard(page: Page): Promise<void> {
  await seesMetric(page, 'Total Downloads');
  const settings = page.getByRole('region', { name: 'Account Settings' });
  await settings.locator('summary').click();
  await settings.getByRole('button', { name: 'Reset All Settings' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
}

/** Screens that the tab did not open before. They are opened right after the release. */
const firstWalk: readonly Screen[] = [
  titled('/plans', 'Subscription Plans'),
  titled('/privacy-policy', 'Privacy Policy'),
  titled('/account-management', 'Manage Profile'),
  titled('/create-password', 'Create Your Password'),
];
/** The other screens, opened at the very end; the dashboard with a lazily loaded dialog. */
const lastWalk = (userId: number): readonly Screen[] => [
  titled('/change-password', 'Change Your Password'),
  titled('/offer', 'Your Offer'),
  titled(`/checkout/combo_7d/user/${userId}/pay-id/new/`, 'Premium Plan Activation'),
  titled('/terms-of-service', 'Terms of Service'),
  ['/dashboard', isDashboard],
];

/** A subscriber's tab that was opened on version n and is never reloaded. */
export interface OpenTab {
  /** Opens screens that were not opened before. */
  walk(when: string): Promise<Finding>;
  close(): Promise<void>;
}

async function walkScreens(visitor: Visitor, screens: readonly Screen[]): Promise<string | null> {
  for (const [address, isShown] of screens) {
    await travel(visitor.page, address);
    const failure = await isShown(visitor.page).then(
      () => null,
      (error: unknown) => `${address}: ${String(error)}`,
    );
    if (failure !== null) return failure;
  }
  return visitor.errors[0] ?? null;
}

/** Number of files of a version that the server no longer has. */
async function missing({ system }: Drill, urls: readonly string[]): Promise<number> {
  const answers = await Promise.all(urls.map((url) => fetch(`${system.url}${url}`)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.filter((answer) => !answer.ok).length;
}

/** Opens the tab on the live version and signs in. */
export async function openTab(drill: Drill): Promise<OpenTab> {
  const version = await liveVersion(drill);
  const files = Object.keys((await pointerOf(drill)).portals['user-portal'].integrity);
  const visitor = await openVisitor(drill.browser, drill.system.url);
  await signInAsSubscriber(visitor.page, drill.system.trial);
  await seesMetric(visitor.page, 'Total Downloads');
  const walks = [firstWalk, lastWalk(drill.system.trial.subscriber.userId)];
  return {
    walk: async (when) => {
      const screens = walks.shift() ?? [];
      const failure = await walkScreens(visitor, screens);
      const gone = await missing(drill, files);
      const versions = visitor.versionsOf('user-portal');
      const isOnItsOwn = versions.length === 1 && versions[0] === version;
      return {
        promise: `a tab opened on n loads all its screens ${when} (OPS-4)`,
        measured:
          failure ??
          `${screens.length} more screens, ${files.length - gone} of ${files.length} files served, versions asked: ${versions.join(', ')}`,
        isKept: failure === null && gone === 0 && isOnItsOwn && screens.length > 0,
      };
    },
    close: () => visitor.leave(),
  };
}
