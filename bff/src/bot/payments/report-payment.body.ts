import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ReportPaymentRequest } from '@portal/contracts';
import { PAYMENT_METHODS, type PaymentMethod } from '@portal/rules';
import { IsNumber, Min } from 'class-validator';
import { ChoiceField, TextField } from '../../platform/http/fields';

/** An amount in BDT. The rules check its decimal places. */
const AmountField = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: Number, minimum: 0 }), IsNumber(), Min(0));

const MAYBE = { optional: true, nullable: true } as const;

/** Body of reportPayment. */
export class ReportPaymentBody implements ReportPaymentRequest {
  @ChoiceField(PAYMENT_METHODS)
  method!: PaymentMethod;

  @TextField({ min: 1, max: 64 })
  trxId!: string;

  @AmountField()
  amount!: number;

  @TextField({ max: 200, ...MAYBE })
  reference?: string | null;

  @TextField({ max: 64, ...MAYBE })
  sender?: string | null;

  @TextField({ min: 1, max: 40 })
  receivedAt!: string;

  @TextField({ min: 3, max: 3, ...MAYBE })
  currency?: string | null;

  @TextField({ max: 64, ...MAYBE })
  receiver?: string | null;
}
