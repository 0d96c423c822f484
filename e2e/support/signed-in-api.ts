import { adminLogin } from '@portal/contracts';
import { type APIRequestContext, expect, request } from '@playwright/test';

/** An administrator without a browser. The caller disposes it. */
export async function signedInApi(url: string, password: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url });
  const answer = await api.post(adminLogin.path, { data: { password } });
  expect(answer.status()).toBe(200);
  return api;
}
