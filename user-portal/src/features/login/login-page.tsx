import { hasTelegram } from '@portal/contracts';
import { useBrand, usePageTitle } from '@portal/dashboard';
import { lazyScreen } from '@portal/router';
import { readLastLoggedInId } from '@portal/session';
import { Gate, LanguageMenu, Tabs, ThemeMenu } from '@portal/ui';
import { useRef, useState } from 'react';
import { hasResetIntent, rememberResetIntent } from '../../reset-intent';
import { useTexts } from '../../texts/use-texts';
import { wantsTelegramTab } from './page-with-telegram';
import { PasswordTab } from './password-tab';
import { SignInReason } from './sign-in-reason';
import { TelegramFrame } from './telegram-frame';

const TelegramTab = lazyScreen(
  async () => (await import('./telegram-tab')).TelegramTab,
  <TelegramFrame />,
);

/** The login screen. */
export function LoginPage() {
  const texts = useTexts();
  const { brand, isKnown } = useBrand();
  const [tab, setTab] = useState<'telegram' | 'password'>(
    hasResetIntent() || wantsTelegramTab() ? 'telegram' : 'password',
  );
  const [userId, setUserId] = useState(readLastLoggedInId);
  const frame = useRef<HTMLDivElement>(null);
  usePageTitle(texts.login.page);
  // Most services have Telegram: so nothing moves when the catalogue comes.
  const canJoin = !isKnown || hasTelegram(brand);
  const tabs = [
    { id: 'telegram', label: texts.login.telegramTab },
    { id: 'password', label: texts.login.passwordTab },
  ] as const;

  const forgot = (): void => {
    rememberResetIntent();
    // The pressed button disappears with its tab, so move the focus to the other tab.
    frame.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
    setTab('telegram');
  };
  return (
    <Gate
      brand={brand.name}
      title={texts.login.title}
      text={canJoin ? `${texts.login.text} ${texts.login.newcomer}` : texts.login.text}
      corner={
        <>
          <LanguageMenu title={texts.frame.language} />
          <ThemeMenu texts={texts.frame.theme} />
        </>
      }
    >
      <SignInReason />
      <div ref={frame}>
        <Tabs label={texts.login.methods} tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === 'password' ? (
            <PasswordTab userId={userId} onUserId={setUserId} onForgot={forgot} />
          ) : (
            <TelegramTab />
          )}
        </Tabs>
      </div>
    </Gate>
  );
}
