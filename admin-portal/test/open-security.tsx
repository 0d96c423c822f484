import {
  type AdminFactorResponse,
  type AdminSessionView,
  getAdminFactor,
  getAdminSessions,
} from '@portal/contracts';
import { type Answer, answer, type Screen, within } from '@portal/screen-testing';
import { MINUTE_MS } from '@portal/rules';
import { AccountMenu } from '../src/features/security/account-menu';
import { StepUpHost } from '../src/shared/access/step-up-host';
import { openTab } from './open-tab';
import { press } from './steps';

/** A session that began an hour ago and was used a minute ago. */
export const adminSession = (change: Partial<AdminSessionView> = {}): AdminSessionView => ({
  ...{ _id: 'a'.repeat(32), device: 'Chrome on Linux', address: '203.0.113.7' },
  ...{ city: null, country: null, isCurrent: false },
  signedInAt: new Date(Date.now() - 60 * MINUTE_MS).toISOString(),
  lastSeenAt: new Date(Date.now() - MINUTE_MS).toISOString(),
  ...change,
});

/** The session of this browser. */
export const OWN_SESSION = adminSession({ _id: 'f'.repeat(32), isCurrent: true });

/** Answers with the state of the authenticator app. */
export const factorIs = (change: Partial<AdminFactorResponse> = {}): Answer =>
  answer(getAdminFactor, {
    ...{ isAvailable: true, enabledAt: null, recoveryCodesLeft: 0 },
    ...change,
  });

/** Opens 'Security' from the account menu, by default without an app and with this browser's session alone. */
export async function openSecurity(answers: readonly Answer[] = []) {
  const screen: Screen = await openTab(
    <main>
      <h1>Page</h1>
      <AccountMenu />
      <StepUpHost />
    </main>,
    {
      answers: [factorIs(), answer(getAdminSessions, { sessions: [OWN_SESSION] }), ...answers],
    },
  );
  await press(screen, 'Admin · owner');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Security' }));
  const element = await screen.findByRole('dialog', { name: 'Security' });
  return { ...screen, element, dialog: within(element) };
}
