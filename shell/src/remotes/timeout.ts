import { Failure } from '../failures/failure-kind.ts';

/**
 * Rejects when a promise takes too long: the federation runtime has no timeout of its own.
 * @param what subject of the error message
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failure('timeout', `${what} did not respond within ${milliseconds / 1000} s`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
