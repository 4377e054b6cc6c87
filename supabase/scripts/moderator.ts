/**
 * Staff accounts for the moderation page.
 *
 *   node supabase/scripts/moderator.ts add ana@exemplo.pt       creates the account, or gives it the role
 *   node supabase/scripts/moderator.ts remove ana@exemplo.pt    takes the role away, at once
 *   node supabase/scripts/moderator.ts password ana@exemplo.pt  sets another password and ends the sessions
 *   node supabase/scripts/moderator.ts list                     who moderates, since when, and who acted last when
 *   node supabase/scripts/moderator.ts log                      who gave and took the role, the newest first
 *
 * Without a server it opens the data folder itself (--data, or DATABASE_URL). With one running, say where:
 * --url http://localhost:5170/backend, with --keys or KEYS_FILE where it has that. For a hosted project, --url and
 * SUPABASE_SECRET_KEY. The password comes from STAFF_PASSWORD, or is made up and shown once. `add` and `remove` write
 * the operator into the log: --by, or the user of this machine.
 */
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { DataFolderInUse, startBackend } from '../local/index.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';
import { HOW_TO_GIVE_THE_KEY, KEYS_OPTION, keyFileOf, secretKeyOf } from './secret-key.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...KEYS_OPTION,
    url: { type: 'string' },
    by: { type: 'string' },
    data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
  },
});
const [command, email] = positionals;
if (
  !['list', 'log'].includes(command ?? '') &&
  (!['add', 'remove', 'password'].includes(command ?? '') || !email?.includes('@'))
) {
  console.error(
    'Uso: moderator.ts add|remove|password <e-mail> | list | log [--url <endereço>] [--keys <ficheiro>] [--data <pasta>] [--by <quem>]',
  );
  process.exit(2);
}

const embedded = values.url ? null : await open();
const secretKey =
  embedded?.secretKey ??
  (await secretKeyOf(values).catch((error: Error) => {
    console.error(error.message);
    return process.exit(1);
  }));

async function open() {
  try {
    return await startBackend({
      dataDir: values.data,
      keyFile: keyFileOf(values),
      databaseUrl: process.env.DATABASE_URL,
    });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(`${error.message}\n\nOu diga onde está o servidor: --url http://localhost:5170/backend`);
    return process.exit(1);
  }
}

async function post(path: string, body: object, method = 'POST'): Promise<Response> {
  const base = values.url?.replace(/\/$/, '') ?? 'http://localhost';
  const request = new Request(base + path, {
    method,
    // Hosted Supabase Auth reads the second, its gateway the first.
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (embedded) return embedded.fetch(request, { peerAddress: null });
  const response = await fetch(request);
  if (response.status === 401) throw new Error(`o servidor não aceita esta chave. ${HOW_TO_GIVE_THE_KEY}`);
  return response;
}

/** @throws what the server said, when it did not do it */
async function done(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

interface Member {
  id: string;
  email: string;
  since: string;
  last_act: string | null;
}

const team = async (): Promise<Member[]> => (await done(post('/rest/v1/rpc/moderation_team', {}))).json();

const newPassword = () => process.env.STAFF_PASSWORD || randomBytes(15).toString('base64url');
function tell(password: string): void {
  if (!process.env.STAFF_PASSWORD) console.log(`Palavra-passe (só aparece agora): ${password}`);
}

async function list(): Promise<void> {
  for (const { email, since, last_act } of await team()) {
    const last = last_act ? `última decisão em ${last_act.slice(0, 10)}` : 'ainda sem decisões';
    console.log(`${email}  desde ${since.slice(0, 10)}, ${last}`);
  }
}

async function log(): Promise<void> {
  const entries = await (await done(post('/rest/v1/rpc/moderation_roles', {}))).json();
  for (const { email, act, actor, at } of entries as {
    email: string;
    act: string;
    actor: string;
    at: string;
  }[]) {
    const what = act === 'grant' ? 'passou a moderar' : 'deixou de moderar';
    console.log(`${at.slice(0, 16).replace('T', ' ')}  ${email} ${what}, por ${actor}`);
  }
}

/** Who runs this command, for the log of the role. */
function operator(): string {
  if (values.by) return values.by;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that the system has no name for.
    return `uid ${process.getuid?.()}`;
  }
}

async function changePassword(email: string): Promise<void> {
  const member = (await team()).find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!member) throw new Error(`${email} não modera: dê-lhe primeiro acesso com «add».`);
  const password = newPassword();
  await done(post(`/auth/v1/admin/users/${member.id}`, { password }, 'PUT'));
  await done(post('/rest/v1/rpc/end_sessions', { p_email: member.email }));
  console.log(`${member.email} tem outra palavra-passe; as sessões que tinha abertas terminaram.`);
  tell(password);
}

async function setRole(email: string, on: boolean): Promise<void> {
  if (on) {
    const password = newPassword();
    // The role comes below, from the function that knows who gives it.
    const account = { email, password, email_confirm: true };
    const created = await post('/auth/v1/admin/users', account);
    if (created.ok) {
      console.log(`Conta criada: ${email}`);
      tell(password);
    } else if (created.status !== 422) {
      throw new Error(`${created.status} ${await created.text()}`);
    }
  }
  await done(post('/rest/v1/rpc/set_moderator', { p_email: email, p_on: on, p_by: operator() }));
  console.log(on ? `${email} modera sugestões.` : `${email} já não modera sugestões.`);
}

try {
  if (command === 'list') await list();
  else if (command === 'log') await log();
  else if (command === 'password') await changePassword(email ?? '');
  else await setRole(email ?? '', command === 'add');
} catch (error) {
  console.error(`Não foi possível: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
