// The only file of the function that uses Deno APIs. https://supabase.com/docs/guides/functions
import { readAddressHeader, readClientAddress } from '../ai/address.ts';
import { createCredentialFunction } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const env = (name: string) => Deno.env.get(name);
const answer = createCredentialFunction({ env });
// The setting of the function `ai`: both run behind the same proxy.
const header = readAddressHeader(env('AI_ADDRESS_HEADER'));

Deno.serve((request) => answer(request, { peerAddress: readClientAddress(request, header) }));
