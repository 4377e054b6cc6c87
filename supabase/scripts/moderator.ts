/**
 * Staff accounts for the moderation page.
 *
 *   node supabase/scripts/moderator.ts add ana@exemplo.pt       creates the account, or gives it the role
 *   node supabase/scripts/moderator.ts remove ana@exemplo.pt    takes the role away, at once
 *
 * Without a server it opens the data folder itself (--data, or DATABASE_URL). With one running, say where:
 * --url http://localhost:5170/backend. For a hosted project, --url and SUPABASE_SECRET_KEY. The password comes from
 * STAFF_PASSWORD, or is made up and shown once.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DataFolderInUse, startBackend } from '../local/index.ts';
import { loadKeys } from '../local/keys.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
  },
});
const [command, email] = positionals;
if (!['add', 'remove'].includes(command ?? '') || !email?.includes('@')) {
  console.error('Uso: moderator.ts add|remove <e-mail> [--url <endereço>] [--data <pasta>]');
  process.exit(2);
}

const embedded = values.url ? null : await open();
const secretKey =
  embedded?.secretKey ??
  process.env.SUPABASE_SECRET_KEY ??
  (await loadKeys(`${values.data}.keys.json`)).secretKey;

async function open() {
  try {
    return await startBackend({ dataDir: values.data, databaseUrl: process.env.DATABASE_URL });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(`${error.message}\n\nOu diga onde está o servidor: --url http://localhost:5170/backend`);
    return process.exit(1);
  }
}

async function post(path: string, body: object): Promise<Response> {
  const base = values.url?.replace(/\/$/, '') ?? 'http://localhost';
  const request = new Request(base + path, {
    method: 'POST',
    // Hosted Supabase Auth reads the second, its gateway the first.
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return embedded ? embedded.fetch(request, { peerAddress: null }) : fetch(request);
}

try {
  if (command === 'add') {
    const password = process.env.STAFF_PASSWORD || randomBytes(15).toString('base64url');
    const app_metadata = { role: 'moderator' };
    const created = await post('/auth/v1/admin/users', {
      email,
      password,
      email_confirm: true,
      app_metadata,
    });
    if (created.ok) {
      console.log(`Conta criada: ${email}`);
      if (!process.env.STAFF_PASSWORD) console.log(`Palavra-passe (só aparece agora): ${password}`);
    } else if (created.status !== 422) {
      throw new Error(`${created.status} ${await created.text()}`);
    }
  }
  const set = await post('/rest/v1/rpc/set_moderator', { p_email: email, p_on: command === 'add' });
  if (!set.ok) throw new Error(`${set.status} ${await set.text()}`);
  console.log(command === 'add' ? `${email} modera sugestões.` : `${email} já não modera sugestões.`);
} catch (error) {
  console.error(`Não foi possível: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
