import type { SubmitTrxRequest } from '@portal/contracts';
import { TextField } from '../../platform/http/fields';

/** Body of submitTrx. */
export class SubmitTrxBody implements SubmitTrxRequest {
  @TextField({ min: 1, max: 32 })
  referenceCode!: string;

  @TextField({ min: 1, max: 64 })
  trxId!: string;
}
