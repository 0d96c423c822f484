import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Success } from '@portal/contracts';
import { map, type Observable } from 'rxjs';

/** The one place where an answer gets its envelope: `{ success: true, ...payload }` (design §3). */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<object | undefined, Success> {
  intercept(
    _context: ExecutionContext,
    next: CallHandler<object | undefined>,
  ): Observable<Success> {
    return next.handle().pipe(map((payload) => ({ success: true as const, ...payload })));
  }
}
