import { useBrand } from '@portal/dashboard';
import { SESSION_KEYS } from '@portal/session';
import { Gate, Tabs, ThemeMenu, useDocumentTitle } from '@portal/ui';
import { useState } from 'react';
import { texts } from '../../texts';
import { PasswordTab } from './password-tab';
import { TelegramTab } from './telegram-tab';

const TABS = [
  { id: 'telegram', label: texts.login.telegramTab },
  { id: 'password', label: texts.login.passwordTab },
] as const;

function rememberResetIntent(): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.passwordResetIntent, 'true');
  } catch {
    // Without storage the Telegram sign-in still works; only the shortcut to a new password is lost.
  }
}

/** The login screen (spec subscriber.md §2). */
export function LoginPage() {
  const { brand } = useBrand();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('password');
  useDocumentTitle(texts.login.page, brand.name);

  const forgot = (): void => {
    rememberResetIntent();
    setTab('telegram');
  };
  return (
    <Gate
      brand={brand.name}
      title={texts.login.title}
      text={texts.login.text}
      corner={<ThemeMenu texts={texts.theme} />}
    >
      <Tabs label={texts.login.methods} tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'password' ? <PasswordTab onForgot={forgot} /> : <TelegramTab />}
      </Tabs>
    </Gate>
  );
}
