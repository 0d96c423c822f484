import { randomBytes } from 'node:crypto';
import { adminHash } from '../../../develop/start/service-environment';
import type { Target } from './attack';

/** An administrator of the attacked system. */
export interface TestAdmin {
  readonly name: string;
  readonly password: string;
}

/** One administrator per role, with new random passwords. */
export function drawAdministrators(): Target['admins'] {
  const draw = (name: string): TestAdmin => ({ name, password: randomBytes(18).toString('hex') });
  return {
    owner: draw('olga'),
    finance: draw('fay'),
    support: draw('sam'),
    viewer: draw('vic'),
  };
}

/** The administrators in the format of the setting ADMINS. */
export async function administratorsSetting(admins: Target['admins']): Promise<string> {
  const entries = Object.entries(admins).map(
    async ([role, { name, password }]) => `${name}:${role}=${await adminHash(password)}`,
  );
  return (await Promise.all(entries)).join(';');
}
