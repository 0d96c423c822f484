import { StreamableFile } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { inEnvelope, keptTextOf } from './kept-answer';

type Reply = FastifyAdapter['reply'];

/**
 * The only place where an answer gets its envelope: `{ success: true, ...payload }`. A stream writes its own
 * envelope (whole-list.ts). An interceptor would build several observables for each request.
 */
export class AnswerAdapter extends FastifyAdapter {
  /** Sends what a handler returned: an object, a stream, or nothing. */
  override reply(
    reply: Parameters<Reply>[0],
    payload: object | undefined,
    status?: number,
  ): ReturnType<Reply> {
    const text = payload && keptTextOf(payload);
    if (text === undefined) {
      const answer = payload instanceof StreamableFile ? payload : inEnvelope(payload);
      return super.reply(reply, answer, status);
    }
    (reply as FastifyReply).type('application/json; charset=utf-8');
    return super.reply(reply, text, status);
  }
}
