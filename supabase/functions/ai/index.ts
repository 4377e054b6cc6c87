// The only file of the function that uses Deno APIs. https://supabase.com/docs/guides/functions
import { readAddressHeader, readClientAddress } from './address.ts';
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
  // Supabase ends an instance after its last response, unless background work is registered.
  runInBackground: (work) => (globalThis as { EdgeRuntime?: Platform }).EdgeRuntime?.waitUntil(work),
});
const header = readAddressHeader(env('AI_ADDRESS_HEADER'));

Deno.serve((request) => answer(request, { peerAddress: readClientAddress(request, header) }));
