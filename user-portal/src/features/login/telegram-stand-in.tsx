import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { signTrialTelegram } from '@portal/contracts';
import { parseUserId } from '@portal/rules';
import { Field, FormError, FormStack } from '@portal/ui';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { type SubmitEvent, useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { useTelegramTexts } from './telegram-texts/use-telegram-texts';
import type { TelegramLogin } from './use-telegram-login';

const Frame = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px dashed ${theme.vars.palette.warning.main}`,
  borderRadius: 10,
  '& > h2': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: theme.vars.palette.warning.main,
  },
  '& > p': {
    ...theme.typography.caption,
    margin: '4px 0 16px',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Replaces Telegram where it cannot be reached: the service signs a payload with the trial bot's token. */
export function TelegramStandIn({ login }: { login: TelegramLogin }) {
  const texts = useTelegramTexts();
  const loginTexts = useTexts().login;
  const titleId = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (login.busy) return;
    const id = parseUserId(text.trim());
    setRefusal(id === null ? texts.invalidId : null);
    if (id === null) return;
    login.submit(async () => (await send(signTrialTelegram, { body: { id } })).payload);
  };
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FlaskConical size={16} aria-hidden />
        {texts.standIn}
      </h2>
      <p>{texts.standInHint}</p>
      <FormStack onSubmit={submit} noValidate sx={{ gap: 2 }}>
        <Field
          label={texts.id}
          name="telegramId"
          inputMode="numeric"
          autoComplete="off"
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormError message={refusal} />
        <Button type="submit" variant="outlined" color="inherit" aria-disabled={login.busy}>
          {login.busy ? loginTexts.submitting : texts.standInButton}
        </Button>
      </FormStack>
    </Frame>
  );
}
