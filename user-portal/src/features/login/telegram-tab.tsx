import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { InlineHint } from '@portal/ui';
import { Send } from 'lucide-react';
import { texts } from '../../texts';

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  minHeight: 264,
  alignContent: 'center',
  paddingTop: 24,
  textAlign: 'center',
  '& > p': { margin: 0, maxWidth: 300 },
  '& > svg': { color: theme.vars.palette.primary.main },
}));

/** 'Login with Telegram' (spec subscriber.md §2). Without a bot's name it says so (design §5). */
export function TelegramTab() {
  const { brand, isKnown } = useBrand();
  return (
    <Content>
      <Send size={28} aria-hidden />
      <p>{texts.login.telegramText}</p>
      {isKnown && brand.telegramBotName === null && (
        <InlineHint>{texts.login.telegramMissing}</InlineHint>
      )}
    </Content>
  );
}
