import { ApiError } from './errors';
import { drawIdempotencyKey } from './idempotency-key';

/** Answers after which nobody knows whether it happened: the same request has to ask again. */
const OPEN_ENDS: readonly string[] = ['request/in-flight', 'service/unavailable'];

/**
 * Sends what must happen once (PAY-6). As long as no answer said how it ended, the same input goes
 * out again under the same key, so that pressing once more after a lost answer does nothing twice; after
 * an answer, or with another input, it is a new action with a new key.
 */
export class OnceSender {
  private open: { readonly input: string; readonly key: string } | null = null;

  /** Sends an input under its key. @throws what `send` throws. */
  async send<Input, Answer>(
    input: Input,
    send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const written = JSON.stringify(input);
    const key = this.open?.input === written ? this.open.key : drawIdempotencyKey();
    this.open = { input: written, key };
    try {
      const answer = await send(input, key);
      this.open = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !OPEN_ENDS.includes(error.code)) this.open = null;
      throw error;
    }
  }
}
