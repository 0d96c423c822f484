import { AsyncLocalStorage } from 'node:async_hooks';

type Values = ReadonlyMap<ContextValue<unknown>, unknown>;

/**
 * The only storage of the service. Node copies each storage for every promise and callback, so each further
 * one slows down all code.
 */
const storage = new AsyncLocalStorage<Values>();

/** A value of the current request, job or transaction, also in everything asynchronous that it starts. */
export class ContextValue<T> {
  /** The value of the current code; undefined outside of `run`. */
  get(): T | undefined {
    return storage.getStore()?.get(this) as T | undefined;
  }

  /** Runs work with a value. Other values stay as they are. */
  run<R>(value: T, work: () => R): R {
    return storage.run(new Map(storage.getStore()).set(this, value), work);
  }
}
