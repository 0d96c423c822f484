import type {
  AdminPaymentView,
  HistoryItem,
  LoginRecordView,
  UsedCodeView,
  UserOfferRecord,
} from '@portal/contracts';
import { methodName } from '@portal/rules';
import { english, StatusPill } from '@portal/ui';
import { paths } from '../../../paths';
import { videosText } from '../../../shared/actions/videos-text';
import { PaymentStatusBadge } from '../../../shared/payments/status-badge';
import { texts } from '../texts';
import type { RecordRow } from './record-row';

const recordTexts = texts.records;

/** An order: its plan, amount and codes. It opens the record of the payment. */
export function paymentRow(payment: AdminPaymentView): RecordRow {
  const { _id, planName, amount, received_amount: received, ref_code, trx_id, method } = payment;
  const codes = [ref_code, ...(trx_id === null ? [] : [trx_id])];
  return {
    id: _id,
    text: recordTexts.plan(planName, english.money(received ?? amount, 'BDT')),
    hint: [...codes, ...(method === null ? [] : [methodName(method)])].join(' · '),
    at: payment.createdAt,
    to: paths.payment(_id),
    mark: <PaymentStatusBadge status={payment.status} />,
  };
}

/** A code that the user used. It opens the code in the list of codes. */
export function codeRow({ redeem_code, days, videos, batch, usedAt }: UsedCodeView): RecordRow {
  const details = [
    recordTexts.gift(days, videosText(videos)),
    ...(batch === null ? [] : [recordTexts.batch(batch)]),
    ...(usedAt === null ? [recordTexts.earlier] : []),
  ];
  return {
    id: redeem_code,
    text: redeem_code,
    hint: details.join(' · '),
    at: usedAt,
    to: paths.redeemCodes(redeem_code),
  };
}

/** An offer. An open one leads to the open offers, another one to its actions in the audit. */
export function offerRow(offer: UserOfferRecord, userId: number, mayAudit: boolean): RecordRow {
  const { _id, message, createdAt, state } = offer;
  const audit = mayAudit ? paths.auditAbout(`offer:${_id}`) : null;
  const [firstLine = ''] = message.split('\n');
  return {
    id: _id,
    text: firstLine,
    hint: '',
    at: createdAt,
    to: state === 'open' ? paths.offersOf(userId) : audit,
    mark: (
      <StatusPill tone={state === 'open' ? 'info' : 'quiet'}>
        {recordTexts.states[state]}
      </StatusPill>
    ),
  };
}

/** A download. It opens the download history of the user. */
export const downloadRow = (download: HistoryItem, userId: number): RecordRow => ({
  id: download._id,
  text: download.file_name,
  hint: download.ott_service,
  at: download.download_date,
  to: paths.manageBy(userId, 'history'),
});

/** A sign-in. It opens the sign-ins of the user. */
export function signInRow({ _id, userId, ...login }: LoginRecordView): RecordRow {
  const place = [login.city, login.country].filter((part) => part !== null).join(', ');
  return {
    id: _id,
    text: login.ipAddress,
    hint: place === '' ? recordTexts.unknownPlace : place,
    at: login.loginTime,
    to: paths.signInsOf(userId),
  };
}
