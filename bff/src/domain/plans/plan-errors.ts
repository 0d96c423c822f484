import { DomainError } from '../../platform/errors/domain-error';

/** Runs a plan rule. @throws DomainError with the rule's code instead of its RangeError. */
export function planErrors<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const tooLarge = error.message === 'plans/amount-too-large';
    throw new DomainError(tooLarge ? 'plans/amount-too-large' : 'plans/invalid-amount');
  }
}
