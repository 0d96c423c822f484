import type { Multipart } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { ConcurrencyLimit } from '../security/concurrency-limit';

/** The upload that a route expects. */
export interface ExpectedUpload {
  /** Name of the form's only field. */
  readonly field: string;
  readonly maxBytes: number;
  /** Error code for a larger file. */
  readonly tooLarge: ErrorCode;
}

/** Maximum number of files in memory. Waiting requests have not been read yet. */
const AT_A_TIME = 16;
const WAITING = 50;

/** Receives uploaded files (SEC-46, SEC-47). */
@Injectable()
export class UploadsService {
  private readonly limit = new ConcurrencyLimit(AT_A_TIME, WAITING);

  /**
   * Reads the only file of a form into memory, checks its size while reading, and passes it to `use`.
   * @throws DomainError request/unreadable, request/invalid, request/too-many, or `tooLarge`.
   */
  async receive<T>(
    request: FastifyRequest,
    expected: ExpectedUpload,
    use: (file: Buffer) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart()) throw new DomainError('request/unreadable', { reason: 'no form' });
    return this.limit.run(async () => use(await readOnlyFile(request, expected)));
  }
}

async function readOnlyFile(request: FastifyRequest, expected: ExpectedUpload): Promise<Buffer> {
  const limits = { fileSize: expected.maxBytes + 1, files: 1, fields: 0, headerPairs: 20 };
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits })) file = await readPart(part, expected);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new DomainError('request/unreadable', { reason });
  } finally {
    // The rest of a refused upload must be drained. Otherwise the client never reads the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
  if (!file) throw new DomainError('request/invalid', { reason: 'no file' });
  return file;
}

async function readPart(part: Multipart, expected: ExpectedUpload): Promise<Buffer> {
  if (part.type !== 'file' || part.fieldname !== expected.field) {
    throw new DomainError('request/invalid', { reason: 'wrong field' });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > expected.maxBytes) throw new DomainError(expected.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
