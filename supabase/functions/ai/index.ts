// The only file that knows Deno. https://supabase.com/docs/guides/functions
import { addressOf, readAddressHeader } from './address.ts';
import { createAiFunction } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const env = (name: string) => Deno.env.get(name);
const answer = createAiFunction({ env });
const header = readAddressHeader(env('AI_ADDRESS_HEADER'));

Deno.serve((request) => answer(request, { peerAddress: addressOf(request, header) }));
