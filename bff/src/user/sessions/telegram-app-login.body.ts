import { loginWithTelegramApp } from '@portal/contracts';
import { MAX_TELEGRAM_APP_DATA_LENGTH } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class TelegramAppLoginBody extends bodyOf(loginWithTelegramApp)({
  initData: text({ max: MAX_TELEGRAM_APP_DATA_LENGTH }),
}) {}
