import type { AddUserRequest } from '@portal/contracts';
import { IntegerField } from '../../platform/http/fields';

/** Body of addUser. */
export class AddUserBody implements AddUserRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @IntegerField({ min: 0 })
  days!: number;

  @IntegerField({ min: 0, optional: true })
  balance?: number;
}
