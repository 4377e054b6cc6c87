type RequestHandler = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;

/**
 * Wraps a request handler. Warns once when requests come through a proxy and `TRUST_PROXY` is not set. All visitors
 * then share one address and its rate limits.
 */
export function warnAboutProxy(handler: RequestHandler): RequestHandler {
  let warned = false;
  return (request, peer) => {
    if (!warned && request.headers.has('x-forwarded-for')) {
      warned = true;
      console.warn(
        'Requests arrive through a proxy, but TRUST_PROXY is not set: all visitors count as one address. Set TRUST_PROXY=1, or TRUST_PROXY=0 if there is no proxy.',
      );
    }
    return handler(request, peer);
  };
}
