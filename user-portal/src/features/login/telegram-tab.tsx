import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type BrandView, hasTelegram } from '@portal/contracts';
import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { ErrorState, FormError, InlineHint } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { useTelegramTexts } from './telegram-texts/use-telegram-texts';
import { type TelegramBot, TelegramButton } from './telegram-button';
import { TelegramFrame } from './telegram-frame';
import { TelegramStandIn } from './telegram-stand-in';
import { useTelegramLogin } from './use-telegram-login';

const Lead = styled('p')({ margin: '0 auto', maxWidth: 300, textAlign: 'center' });

function configuredBot(brand: BrandView): TelegramBot | null {
  const { telegramBotName, telegramBotId, telegramWidgetUrl } = brand;
  if (!telegramBotName || !telegramBotId || !telegramWidgetUrl) return null;
  return { botId: telegramBotId, widgetUrl: telegramWidgetUrl };
}

function Ways({ brand }: { brand: BrandView }) {
  const texts = useTelegramTexts();
  const login = useTelegramLogin();
  const bot = configuredBot(brand);
  return (
    <>
      {bot ? <TelegramButton bot={bot} login={login} /> : <InlineHint>{texts.missing}</InlineHint>}
      <FormError message={login.busy ? null : login.error} />
      {brand.hasTrialTelegram && <TelegramStandIn login={login} />}
    </>
  );
}

/**
 * The tab 'Login with Telegram'. Shows a message if no bot is configured, and a local replacement in a trial.
 */
export function TelegramTab() {
  const texts = useTelegramTexts();
  const loginTexts = useTexts().login;
  const { data, errorUpdateCount, refetch } = useQuery(catalogueQuery);
  return (
    <TelegramFrame>
      {(!data || hasTelegram(data.brand)) && <Lead>{texts.lead}</Lead>}
      {data ? (
        <Ways brand={data.brand} />
      ) : errorUpdateCount > 0 ? (
        <ErrorState
          message={loginTexts.connection}
          retryLabel={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={44} />
      )}
    </TelegramFrame>
  );
}
