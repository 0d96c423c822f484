import { ApiError } from './errors';
import { drawIdempotencyKey } from './idempotency-key';

/** Errors after which it is unknown whether the request was processed: the retry must use the same key. */
const OPEN_ENDS: readonly string[] = ['request/in-flight', 'service/unavailable'];

/**
 * Sends a request that must take effect only once (PAY-6). Until an answer says how the request ended, the
 * same input is sent again with the same idempotency key. So pressing the button again after a lost answer
 * has no second effect. After an answer, or with another input, it is a new request with a new key.
 */
export class OnceSender {
  private open: { readonly input: string; readonly key: string } | null = null;

  /**
   * Sends an input with its idempotency key.
   * @throws what `send` throws.
   */
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
