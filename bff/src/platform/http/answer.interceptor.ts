import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Success } from '@portal/contracts';
import { map, type Observable } from 'rxjs';

/**
 * The only place where an answer gets its envelope: `{ success: true, ...payload }`. A stream writes its own
 * envelope (whole-list.ts).
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<
  object | undefined,
  Success | StreamableFile
> {
  intercept(
    _context: ExecutionContext,
    next: CallHandler<object | undefined>,
  ): Observable<Success | StreamableFile> {
    return next
      .handle()
      .pipe(
        map((payload) =>
          payload instanceof StreamableFile ? payload : { success: true as const, ...payload },
        ),
      );
  }
}
