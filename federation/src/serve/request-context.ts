import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of the current request. Each log line contains its id. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
