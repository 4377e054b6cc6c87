import { Failure } from '../failures/failure-kind.ts';

/** A promise that gives up: no load of the federation runtime has a time-out of its own. */
export function within<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failure('timeout', `${what} did not answer within ${milliseconds / 1000} s`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
