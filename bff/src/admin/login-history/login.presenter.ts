import type { LoginRecordView } from '@portal/contracts';
import { isPlaceholderName } from '@portal/rules';
import type { LoginRecord } from '../../domain/login-history/login-history.service';

/** A sign-in for administrators. */
export function presentLogin(login: LoginRecord): LoginRecordView {
  return {
    _id: String(login._id),
    userId: login.userId,
    name: isPlaceholderName(login.name) ? '' : login.name,
    loginTime: login.at.toISOString(),
    method: login.method,
    city: login.city ?? null,
    country: login.country ?? null,
    ipAddress: login.address,
    userAgent: login.userAgent,
  };
}
