import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './request-id.ts';

/** A finished request. Contains nothing about the client or the content. */
export interface ServedRequest {
  requestId: string;
  method: string;
  /** Pattern of the address: `page`, `asset`, `/backend/rest/v1/recipes`. */
  route: string;
  /** 499 if the client disconnected before the response began. */
  status: number;
  /** Duration until the response ended. */
  ms: number;
  /** Set if the client disconnected before the response ended. */
  aborted?: true;
  /**
   * Name or code of a server error and its stack, without its message, which may contain data of the request.
   */
  fault?: string;
}

/** Called once for each request, when its response has ended. */
export type Observer = (request: ServedRequest) => void;

const formatFault = ({ code, name, stack = '' }: NodeJS.ErrnoException): string =>
  [code ?? name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');

/** A request whose outcome is observed. */
interface TrackedRequest {
  requestId: string;
  /** Adds the error of a failed response. */
  recordError(error: NodeJS.ErrnoException): void;
}

/** Gives a request its id, sends it as `x-request-id`, and calls `observe` when the response has ended. */
export function trackRequest(
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  observe?: Observer,
): TrackedRequest {
  const startedAt = performance.now();
  const requestId = requestIdOf(request.headers);
  let fault: string | undefined;
  // Mounts get the same id.
  request.headers['x-request-id'] = requestId;
  response.setHeader('x-request-id', requestId);
  response.once('close', () => {
    observe?.({
      requestId,
      method: request.method ?? '',
      route,
      status: response.headersSent ? response.statusCode : 499,
      ms: Math.round(performance.now() - startedAt),
      ...(response.writableFinished ? {} : { aborted: true }),
      ...(fault === undefined ? {} : { fault }),
    });
  });
  return {
    requestId,
    recordError(error) {
      fault = formatFault(error);
      if (!observe) console.error(`${request.method} ${route}: ${error.message}`);
    },
  };
}
