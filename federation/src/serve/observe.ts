import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './request-id.ts';

/** A request whose answer has ended. Nothing in it tells who asked, or for what. */
export interface Answered {
  requestId: string;
  method: string;
  /** Pattern of the address: `page`, `asset`, `/backend/rest/v1/recipes`. */
  route: string;
  /** 499 when the client left before an answer began. */
  status: number;
  ms: number;
  /** The client left before the answer ended. */
  aborted?: true;
  /** Name or code of an error of the server and where it was thrown, without its message, which may repeat the request. */
  fault?: string;
}

/** Called once for each request, when its answer has ended. */
export type Observer = (answered: Answered) => void;

const faultOf = ({ code, name, stack = '' }: NodeJS.ErrnoException): string =>
  [code ?? name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');

interface Watched {
  requestId: string;
  /** The answer failed: the fault is part of what the observer is told. */
  failed(error: NodeJS.ErrnoException): void;
}

/** Gives a request its id, names it in the answer's `x-request-id`, and tells `observe` once the answer has ended. */
export function watch(
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  observe?: Observer,
): Watched {
  const began = performance.now();
  const requestId = requestIdOf(request.headers);
  let fault: string | undefined;
  // What is mounted sees the same id.
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
