import type { Call, CallName, PathParams } from '@portal/contracts';
import type * as contracts from '@portal/contracts';
import type { OperationObject, ParameterObject } from './types';

type Contracts = typeof contracts;
type PathOf<Of> = Of extends Call<infer Path, unknown, object> ? Path : never;
/** The `:name` parts of each path of a union; `keyof` alone would leave only those of all paths. */
type NamesIn<Path extends string> = Path extends string ? keyof PathParams<Path> : never;
/** Names of all path parts. */
type PathPart = NamesIn<PathOf<Contracts[CallName]>>;

/** What each path part means. */
const PATH_PARTS: Readonly<Record<PathPart, string>> = {
  id: 'Id of the user: the numeric id of Telegram.',
  actionId: 'Id of the bulk action.',
  broadcastId: 'Id of the broadcast.',
  browserId: 'Id of the browser, from the list of browsers that get notices.',
  code: 'The redeem code, without grouping.',
  draftId: 'Id of the draft or template.',
  messageId: "Id of the operator's message.",
  noteId: 'Id of the note.',
  noticeId: 'Id of the notice, from a message of the browser.',
  number: 'Number of the price list.',
  offerCode: 'The offer code, from the link of the offer.',
  offerId: 'Id of the offer.',
  paymentId: 'Id or reference code of the order, or id of the reported money.',
  ott: 'Name of the streaming service.',
  portal: 'The portal: user-portal or admin-portal.',
  receiptId: 'Id of the reported money.',
  recordId: 'Id of the record of the sign-in.',
  refCode: 'Reference code of the order.',
  referenceCode: 'Reference code of the order.',
  sessionId: 'Id of the session, from the list of sessions.',
  status: 'Column of the queue: in-progress, pending, completed or failed.',
  taskId: 'Id of the task, chosen by the bot.',
  version: 'Version of the portal, as the release tool names it.',
  viewId: 'Id of the saved view.',
};

/** What each query parameter means; the same name means the same everywhere. */
const QUERIES: Readonly<Record<string, string>> = {
  about: 'Only actions about this user, order, transaction or target, as typed.',
  action: 'Only these actions, separated by commas.',
  actor: 'Only actions of the administrator with this name.',
  address: 'Only sign-ins from this IP address.',
  after: 'The value `next` of the previous answer; absent: from the beginning.',
  amount: 'Only payments of this amount in BDT, wanted or received.',
  before: 'The value `next` of the previous answer; absent: the newest entries.',
  day: 'Only sign-ins of this day in Asia/Dhaka.',
  days: 'The last days up to today, instead of `from` and `to`.',
  files: 'Number of finished files that the message is about.',
  filter: 'Only entries that pass this filter.',
  from: "First day, in the service's time zone.",
  include:
    'Adds facts that are read only on request; `activity`: what each user last bought and did.',
  kind: 'Only entries of this kind.',
  language: 'Language of the texts.',
  limit: 'Entries in one answer, at most.',
  method: 'Only payments by this method.',
  outcome: 'Only users with this result.',
  page: 'The page, from 1.',
  query: 'Id of the user, or any part of the name.',
  rows: '`folded` leaves out the rows of bulk actions.',
  search: 'Only entries with this text.',
  segment: 'The segment of users.',
  sort: 'Order of the entries; a minus means descending.',
  status: 'Only entries with this status.',
  user: 'Only entries of the user with this User ID.',
  target: 'Only actions on this target, such as `user:10001`.',
  to: "Last day, included, in the service's time zone.",
  wait: 'Seconds to wait for the first entry; absent: none.',
};

/** The path parts of a call. */
export function pathParameters(path: string): ParameterObject[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: meaningOf(PATH_PARTS, name),
    schema: /^(id|userId)$/.test(name)
      ? { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
      : { type: 'string', minLength: 1, maxLength: 200 },
  }));
}

/** The query parameters that Nest found in the class of the query. */
export function queryParameters(operation: OperationObject): ParameterObject[] {
  return (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query'
      ? [{ ...parameter, description: parameter.description ?? meaningOf(QUERIES, parameter.name) }]
      : [],
  );
}

function meaningOf(meanings: Readonly<Record<string, string>>, name: string): string {
  const meaning = meanings[name];
  if (!meaning) throw new Error(`The parameter ${name} has no description in parameters.ts.`);
  return meaning;
}
