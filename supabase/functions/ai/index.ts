// The only file that knows Deno. https://supabase.com/docs/guides/functions
import { type AddressHeader, addressOf } from './address.ts';
import { createAiFunction } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const env = (name: string) => Deno.env.get(name);
const answer = createAiFunction({ env });
// Hosted Supabase stands behind Cloudflare, which overwrites this header. Set to nothing is not set.
const header = (env('AI_ADDRESS_HEADER') || 'cf-connecting-ip') as AddressHeader;

Deno.serve((request) => answer(request, { peerAddress: addressOf(request, header) }));
