import { Body, Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  type CodeFilter,
  deleteRedeemCode,
  deleteRedeemCodes,
  generateRedeemCodes,
  listRedeemCodes,
  type ListRedeemCodesResponse,
  type RedeemCodeView,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { CodeActionsService } from '../../domain/redeem-codes/code-actions.service';
import { CodeListsService } from '../../domain/redeem-codes/code-lists.service';
import type { CodeQuery, RedeemCode } from '../../domain/redeem-codes/redeem-code';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { directionOf, pageOf } from '../../platform/http/page';
import { readInstant } from '../../platform/http/read-instant';
import { TakesLong } from '../../platform/http/long-answers';
import { Refuses, Route } from '../../platform/http/route';
import { answerWhole, AnswersWhole } from '../../platform/http/whole-list';
import { Idempotent } from '../../platform/idempotency/idempotent';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { ListCodesParameters } from './list-codes.query';
import { presentCode } from './code.presenter';
import { DeleteCodesBody, GenerateCodesBody } from './redeem-codes.body';
import { counted } from './counted';

const IS_USED: Readonly<Record<CodeFilter, boolean | null>> = {
  all: null,
  available: false,
  used: true,
};

@Controller()
export class AdminRedeemCodesController {
  constructor(
    private readonly lists: CodeListsService,
    private readonly actions: CodeActionsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Route(listRedeemCodes)
  @AnswersWhole()
  @Access(admin('read'))
  async list(
    @Query() { filter, search, page, limit, sort }: ListCodesParameters,
    @Reader() reader: BearerReader,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListRedeemCodesResponse | StreamableFile> {
    const seesWhole = reader.seesWhole('redeem-code');
    const query = { isUsed: IS_USED[filter], search, seesWhole, direction: directionOf(sort) };
    if (page === undefined) return answerWhole(reply, 'codes', this.presentWhole(query, reader));
    const found = await this.lists.readPage(query, { page, limit });
    return {
      codes: this.present(found.codes, reader),
      pagination: pageOf(found.total, found.page, limit),
      counts: found.counts,
      timeZone: this.config.timeZone,
    };
  }

  @Route(generateRedeemCodes)
  @Refuses('redeem-codes/empty', 'redeem-codes/already-ended')
  @Access(admin('money'))
  @StepUp()
  @TakesLong()
  @Idempotent()
  async generate(
    @Body() { count, days, videos, batch, validUntil }: GenerateCodesBody,
    @AdminOrigin() origin: Origin,
    @Reader() reader: BearerReader,
  ): Promise<{ codes: RedeemCodeView[]; message: string }> {
    const end = validUntil ? readInstant(validUntil, 'validUntil') : null;
    const facts = { days, videos, batch: batch || null, validUntil: end };
    const codes = await this.actions.generate(origin, count, facts);
    return { codes: this.present(codes, reader), message: `${counted(count, 'code')} generated!` };
  }

  @Route(deleteRedeemCode)
  @Refuses('redeem-codes/gone')
  @Access(admin('money'))
  @StepUp()
  async delete(
    @Param('code') code: string,
    @AdminOrigin() origin: Origin,
  ): Promise<{ message: string }> {
    await this.actions.delete(origin, code);
    return { message: 'Code deleted!' };
  }

  @Route(deleteRedeemCodes)
  @Access(admin('money'))
  @StepUp()
  async deleteMany(
    @Body() { codes }: DeleteCodesBody,
    @AdminOrigin() origin: Origin,
  ): Promise<{ deletedCount: number; message: string }> {
    const deletedCount = await this.actions.deleteMany(origin, codes);
    return { deletedCount, message: `${counted(deletedCount, 'code')} deleted!` };
  }

  private async *presentWhole(
    query: CodeQuery,
    reader: BearerReader,
  ): AsyncGenerator<RedeemCodeView[]> {
    for await (const codes of this.lists.readWhole(query)) yield this.present(codes, reader);
  }

  private present(codes: readonly RedeemCode[], reader: BearerReader): RedeemCodeView[] {
    const now = this.clock.now();
    return codes.map((code) => presentCode(code, reader, now));
  }
}
