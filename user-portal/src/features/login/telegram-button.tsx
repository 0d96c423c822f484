import Button from '@mui/material/Button';
import { useQuery } from '@portal/query';
import { FormError, InlineHint } from '@portal/ui';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { useTelegramTexts } from './telegram-texts/use-telegram-texts';
import { isPageWithTelegram, loadPageWithTelegram } from './page-with-telegram';
import { loadTelegram, readPayload } from './telegram-script';
import type { TelegramLogin } from './use-telegram-login';

/** Configuration of Telegram's script. */
export interface TelegramBot {
  readonly botId: number;
  readonly widgetUrl: string;
}

interface TelegramButtonProps {
  readonly bot: TelegramBot;
  readonly login: TelegramLogin;
}

/** Opens Telegram's sign-in. Its script is loaded together with this button. */
export function TelegramButton({ bot, login }: TelegramButtonProps) {
  const texts = useTelegramTexts();
  const loginTexts = useTexts().login;
  const hasTelegram = isPageWithTelegram();
  useEffect(() => {
    if (!hasTelegram) loadPageWithTelegram();
  }, [hasTelegram]);
  const script = useQuery({
    queryKey: ['telegram-script', bot.widgetUrl],
    queryFn: () => loadTelegram(bot.widgetUrl),
    enabled: hasTelegram,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  const [hint, setHint] = useState<string | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const open = (): void => {
    if (!script.data) return;
    setHint(texts.open);
    script.data.auth({ bot_id: bot.botId, request_access: 'write' }, (answer) => {
      if (!isHere.current) return;
      const payload = readPayload(answer);
      setHint(payload ? null : texts.closed);
      if (payload) login.submit(() => Promise.resolve(payload));
    });
  };
  const press = (): void => {
    if (login.busy) return;
    if (script.isError) void script.refetch();
    else open();
  };
  const ready = script.isError ? texts.tryAgain : texts.button;
  return (
    <>
      <FormError message={script.isError ? texts.unreachable : null} />
      <Button
        variant="contained"
        size="large"
        startIcon={<Send size={18} aria-hidden />}
        aria-disabled={script.isPending || login.busy}
        onClick={press}
      >
        {login.busy ? loginTexts.submitting : script.isPending ? texts.loading : ready}
      </Button>
      <InlineHint>{hint}</InlineHint>
    </>
  );
}
