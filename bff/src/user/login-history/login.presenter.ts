import type { OwnLoginView } from '@portal/contracts';
import type { LoginRecord } from '../../domain/login-history/login-history.service';
import { describeUserAgent } from '../../platform/http/user-agent';

/** A sign-in for its own user. */
export function presentLogin({ _id, at, method, userAgent, address }: LoginRecord): OwnLoginView {
  return {
    _id: String(_id),
    at: at.toISOString(),
    method,
    device: describeUserAgent(userAgent),
    address,
  };
}
