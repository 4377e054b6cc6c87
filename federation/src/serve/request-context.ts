import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of the current request. `serveRequests` sets it, and each line of `createLog` contains its id. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
