import type { SubmitTrxRequest } from '@portal/contracts';
import { SENDER_DIGITS_LENGTH } from '@portal/rules';
import { Matches } from 'class-validator';
import { TextField } from '../../platform/http/fields';

const MAYBE = { optional: true, nullable: true } as const;

/** Body of submitTrx. */
export class SubmitTrxBody implements SubmitTrxRequest {
  @TextField({ min: 1, max: 32 })
  referenceCode!: string;

  @TextField({ min: 1, max: 64 })
  trxId!: string;

  @Matches(/^[0-9]*$/)
  @TextField({ min: SENDER_DIGITS_LENGTH, max: SENDER_DIGITS_LENGTH, ...MAYBE })
  senderDigits?: string | null;
}
