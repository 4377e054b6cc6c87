// The only file that knows Deno. https://supabase.com/docs/guides/functions
import { addressOf, readAddressHeader } from './address.ts';
import { createAiFunction } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

interface Platform {
  waitUntil(work: Promise<unknown>): void;
}

const env = (name: string) => Deno.env.get(name);
const answer = createAiFunction({
  env,
  // Supabase ends an instance with its last answer, unless it is told what is still to be done.
  finish: (work) => (globalThis as { EdgeRuntime?: Platform }).EdgeRuntime?.waitUntil(work),
});
const header = readAddressHeader(env('AI_ADDRESS_HEADER'));

Deno.serve((request) => answer(request, { peerAddress: addressOf(request, header) }));
