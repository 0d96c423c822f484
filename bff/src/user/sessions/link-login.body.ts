import { loginWithLink } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class LinkLoginBody extends bodyOf(loginWithLink)({
  token: text({ max: 64 }),
}) {}
