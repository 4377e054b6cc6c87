import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code answers: each log line carries its id. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
