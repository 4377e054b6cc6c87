// Supabase deploys the Edge Function ai with the versions in its deno.json. The other tests run the
// versions in node_modules, so both must be equal.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const readJson = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));

it('Function ai is deployed with the tested dependency versions', async () => {
  const { imports } = await readJson('../../functions/ai/deno.json');
  const genai = await readJson('../../node_modules/@google/genai/package.json');
  const valibot = await readJson('../../node_modules/valibot/package.json');
  expect(imports).toEqual({
    '@ia/federation/ai-providers': '../../../federation/src/ai-providers.ts',
    '@google/genai/web': `npm:@google/genai@${genai.version}/web`,
    valibot: `npm:valibot@${valibot.version}`,
  });
});
