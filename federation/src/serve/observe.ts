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
  ms: number;
  /** The client disconnected before the response ended. */
  aborted?: true;
  /**
   * Name or code of a server error and its stack, without its message, which may contain data of the request.
   */
  fault?: string;
}

/** Called once for each request, when its response has ended. */
export type Observer = (answered: ServedRequest) => void;

const faultOf = ({ code, name, stack = '' }: NodeJS.ErrnoException): string =>
  [code ?? name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');

interface Watched {
  requestId: string;
  /** Adds the error of a failed response. */
  failed(error: NodeJS.ErrnoException): void;
}

/** Gives a request its id, sends it as `x-request-id`, and calls `observe` when the response has ended. */
export function watch(
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  observe?: Observer,
): Watched {
  const began = performance.now();
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
      ms: Math.round(performance.now() - began),
      ...(response.writableFinished ? {} : { aborted: true }),
      ...(fault === undefined ? {} : { fault }),
    });
  });
  return {
    requestId,
    failed(error) {
      fault = faultOf(error);
      if (!observe) console.error(`${request.method} ${route}: ${error.message}`);
    },
  };
}
