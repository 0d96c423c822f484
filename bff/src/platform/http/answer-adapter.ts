import { StreamableFile } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';

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
    const answer = payload instanceof StreamableFile ? payload : { success: true, ...payload };
    return super.reply(reply, answer, status);
  }
}
