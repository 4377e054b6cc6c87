type Answer = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;

/**
 * Says once that requests come through a proxy, where nobody has said whether one is there: all its visitors count as one
 * address meanwhile, and a few of them use up what that address may.
 */
export function noticeProxy(answer: Answer): Answer {
  let told = false;
  return (request, peer) => {
    if (!told && request.headers.has('x-forwarded-for')) {
      told = true;
      console.warn(
        'A proxy seems to stand in front: say TRUST_PROXY=1, or all visitors count as one address. TRUST_PROXY=0 if there is none.',
      );
    }
    return answer(request, peer);
  };
}
