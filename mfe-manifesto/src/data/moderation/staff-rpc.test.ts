import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { decide } from './acts-mutation.ts';
import type { StaffCall } from './staff-rpc.ts';

it("decide sends the server's argument names and omits empty ones", async () => {
  const calls: unknown[][] = [];
  // The JSON round trip drops undefined arguments, as the request does.
  const rpc = async (...call: unknown[]) => {
    calls.push(JSON.parse(JSON.stringify(call)));
    return { data: { act_id: 7 }, error: null, status: 200 };
  };
  const client = { rpc } as unknown as SupabaseClient;
  expect(await decide(client, 's1', { kind: 'integrate', version: '1.1', note: '' })).toBe(7);
  await decide(client, 's1', {
    kind: 'status',
    to: 'rejected',
    reason: { code: 'other', text: 'Repetida.' },
  });
  expect(calls).toEqual([
    ['integrate_suggestion', { s_id: 's1', version: '1.1' }],
    [
      'moderate_suggestion',
      { s_id: 's1', new_status: 'rejected', reason_code: 'other', reason_text: 'Repetida.' },
    ],
  ]);
});

it('StaffCall rejects functions and arguments that the server does not have', () => {
  // @ts-expect-error: no such function
  const unknownName: StaffCall = ['moderate_sugestion', { s_id: 's1', new_status: 'hidden' }];
  // @ts-expect-error: no such argument
  const unknownArgument: StaffCall = ['undo_moderation', { act: 1 }];
  expect([unknownName, unknownArgument]).toHaveLength(2);
});
