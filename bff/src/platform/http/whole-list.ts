import { applyDecorators, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { DomainError } from '../errors/domain-error';
import { type AnswerFilter, answerFilterOf } from './answer-filter';
import { Refuses } from './route';

declare module 'fastify' {
  interface FastifyContextConfig {
    answersWhole?: boolean;
  }
}

/** Time limit of an answer with a whole list; its client may read slowly. */
const LONGEST_ANSWER_MS = 120_000;

/** `longest`: most entries of an answer without pages. Tests set a smaller one. */
export const WHOLE_LISTS = { longest: 100_000 };

/** Refuses a longer list. @throws DomainError request/list-too-long. */
export function requireWholeList(length: number): void {
  if (length > WHOLE_LISTS.longest) throw new DomainError('request/list-too-long');
}

/** Gives a route the time limit and the refusal of a whole list. */
export const AnswersWhole = (): MethodDecorator =>
  applyDecorators(
    RouteConfig({ answersWhole: true }) as MethodDecorator,
    Refuses('request/list-too-long'),
  );

/** Applies `@AnswersWhole()`. */
export function allowWholeLists(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.answersWhole) route.handlerTimeout = LONGEST_ANSWER_MS;
  });
}

/**
 * Answers `{ success: true, [name]: [...] }` slice by slice, compressed when the caller accepts it. A list of
 * tens of megabytes is then never fully in memory and does not block other requests. The first slice is read
 * before anything is sent, so its failure is an ordinary refusal. A later failure breaks the connection.
 */
export async function answerWhole<Item>(
  reply: FastifyReply,
  name: string,
  slices: AsyncGenerator<readonly Item[]>,
): Promise<StreamableFile> {
  const parts = filtered(slices, answerFilterOf(reply.request));
  const first = await parts.next();
  const source = Readable.from(write(name, first.done ? [] : first.value, parts));
  const options = { type: 'application/json; charset=utf-8' };
  reply.header('vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? ''))
    return new StreamableFile(source, options);
  reply.header('content-encoding', 'gzip');
  const packed = createGzip({ level: constants.Z_BEST_SPEED + 2 });
  // An error or a disconnected caller ends both streams.
  pipeline(source, packed, () => undefined);
  return new StreamableFile(packed, options);
}

async function* filtered<Item>(
  slices: AsyncIterable<readonly Item[]>,
  filter: AnswerFilter | null,
): AsyncGenerator<readonly Item[]> {
  for await (const slice of slices) yield filter ? filter(slice) : slice;
}

async function* write<Item>(
  name: string,
  first: readonly Item[],
  rest: AsyncIterable<readonly Item[]>,
): AsyncGenerator<Buffer> {
  const textOf = (items: readonly Item[]): string => JSON.stringify(items).slice(1, -1);
  yield Buffer.from(`{"success":true,${JSON.stringify(name)}:[${textOf(first)}`);
  for await (const items of rest) if (items.length > 0) yield Buffer.from(`,${textOf(items)}`);
  yield Buffer.from(']}');
}
