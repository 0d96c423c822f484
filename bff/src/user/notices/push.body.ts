import { addPushBrowser, getNoticeText } from '@portal/contracts';
import { NOTICE_LANGUAGES } from '@portal/rules';
import { choice, integer, text } from '../../platform/http/fields';
import { bodyOf, queryOf } from '../../platform/http/request-class';

/** Base64url of an uncompressed point of P-256, and of 16 bytes (RFC 8291). */
const POINT = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH = /^[A-Za-z0-9_-]{22}(==)?$/;

export class AddPushBrowserBody extends bodyOf(addPushBrowser)({
  endpoint: text({ min: 1, max: 1_000 }),
  p256dh: text({ max: 88, pattern: POINT }),
  auth: text({ max: 24, pattern: AUTH }),
  language: choice(NOTICE_LANGUAGES),
}) {}

export class NoticeTextParameters extends queryOf(getNoticeText)({
  language: choice(NOTICE_LANGUAGES),
  files: integer({ min: 1, max: 1_000 }).default(1),
}) {}
