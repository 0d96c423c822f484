import type { LoginRecordView } from '@portal/contracts';
import type { Column } from '../../shared/lists/columns';
import { plainTime } from '../../shared/time/zone-times';
import { LOGIN_ZONE } from './login-time';
import { texts } from './texts';

/** A fact about a sign-in. */
export type LoginColumn = Pick<Column<LoginRecordView>, 'name' | 'header' | 'shown' | 'file'> & {
  /** The text of the card. */
  readonly textOf: (login: LoginRecordView) => string;
};

/** What a card says about a sign-in. User and time always stand there. */
export const LOGIN_COLUMNS: readonly LoginColumn[] = [
  {
    name: 'user',
    header: '',
    shown: 'always',
    textOf: () => '',
    file: {
      user_id: ({ userId }) => userId,
      name: ({ name }) => name,
      time_dhaka: ({ loginTime }) => plainTime(loginTime, LOGIN_ZONE),
      time_utc: ({ loginTime }) => loginTime,
    },
  },
  {
    name: 'method',
    header: texts.columns.method,
    textOf: ({ method }) => texts.methods[method],
    file: { method: ({ method }) => method },
  },
  {
    name: 'place',
    header: texts.columns.place,
    textOf: ({ city, country }) =>
      `${city ?? texts.unknownCity}, ${country ?? texts.unknownCountry}`,
    file: { city: ({ city }) => city, country: ({ country }) => country },
  },
  {
    name: 'address',
    header: texts.ip,
    textOf: ({ ipAddress }) => `${texts.ip}: ${ipAddress}`,
    file: { ip_address: ({ ipAddress }) => ipAddress },
  },
  {
    name: 'agent',
    header: texts.agent,
    textOf: ({ userAgent }) => `${texts.agent}: ${userAgent ?? texts.unknownAgent}`,
    file: { user_agent: ({ userAgent }) => userAgent },
  },
];
