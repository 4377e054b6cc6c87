import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { exitWithUsage, readArguments } from '../local/arguments.ts';
import { startBackend } from '../local/index.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';
import { exitWithError, KEYS_OPTION, keyFilePath, MISSING_KEY_HELP, readSecretKey } from './secret-key.ts';

const USAGE = `Uso: moderator.ts add|remove|password <e-mail> | list | log [--url <endereço>] [--keys <ficheiro>] [--data <pasta>] [--by <quem>]
    add ana@exemplo.pt       cria a conta, ou dá-lhe o papel de moderação
    remove ana@exemplo.pt    retira o papel, de imediato
    password ana@exemplo.pt  define outra palavra-passe e termina as sessões
    list                     quem modera, desde quando, e a última decisão de cada pessoa
    log                      quem deu e retirou o papel, do mais recente para o mais antigo
Sem servidor a correr, abre a pasta de dados (--data, ou DATABASE_URL). Com um a correr, diga onde:
--url http://localhost:5170/backend, com --keys ou KEYS_FILE se o servidor usa esse ficheiro. Num projeto alojado, --url e
SUPABASE_SECRET_KEY. A palavra-passe vem de STAFF_PASSWORD, ou é inventada e mostrada uma vez. «add» e
«remove» escrevem no registo quem o fez: --by, ou o utilizador desta máquina.`;

const { positionals, values } = readArguments(
  USAGE,
  {
    ...KEYS_OPTION,
    url: { type: 'string' },
    by: { type: 'string' },
    data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
  },
  2,
);
const [command, email] = positionals;
const takesEmail = ['add', 'remove', 'password'].includes(command ?? '');
if (!takesEmail && !['list', 'log'].includes(command ?? '')) {
  exitWithUsage(command ? `«${command}» não é um comando.` : 'Falta o comando.', USAGE);
}
if (takesEmail && !email?.includes('@')) exitWithUsage('Falta o endereço de e-mail.', USAGE);

/** The database itself, opened by this command; null when a running server is called. */
const embedded = values.url
  ? null
  : await startBackend({
      dataDir: values.data,
      keyFile: keyFilePath(values),
      databaseUrl: process.env.DATABASE_URL,
    }).catch(exitWithError);
const secretKey = embedded?.secretKey ?? (await readSecretKey(values).catch(exitWithError));

/** Sends a request to the running server or the opened database, with the secret key. */
async function post(path: string, body: object, method = 'POST'): Promise<Response> {
  const base = values.url?.replace(/\/$/, '') ?? 'http://localhost';
  const request = new Request(base + path, {
    method,
    // Supabase Auth reads the authorization header, the hosted gateway reads apikey.
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (embedded) return embedded.fetch(request, { peerAddress: null });
  const response = await fetch(request);
  if (response.status === 401) throw new Error(`o servidor não aceita esta chave. ${MISSING_KEY_HELP}`);
  return response;
}

/** Returns a successful response. @throws with the server's answer otherwise */
async function assertOk(pendingResponse: Promise<Response>): Promise<Response> {
  const response = await pendingResponse;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

/** A moderator, as `moderation_team` returns it. */
interface Member {
  id: string;
  email: string;
  since: string;
  last_act: string | null;
}

const fetchTeam = async (): Promise<Member[]> =>
  (await assertOk(post('/rest/v1/rpc/moderation_team', {}))).json();

/** Password from STAFF_PASSWORD, or a random one, which {@link printPassword} shows. */
const newPassword = () => process.env.STAFF_PASSWORD || randomBytes(15).toString('base64url');
function printPassword(password: string): void {
  if (!process.env.STAFF_PASSWORD) console.log(`Palavra-passe (só aparece agora): ${password}`);
}

async function printTeam(): Promise<void> {
  for (const { email, since, last_act } of await fetchTeam()) {
    const last = last_act ? `última decisão em ${last_act.slice(0, 10)}` : 'ainda sem decisões';
    console.log(`${email}  desde ${since.slice(0, 10)}, ${last}`);
  }
}

async function printRoleLog(): Promise<void> {
  const entries = await (await assertOk(post('/rest/v1/rpc/moderation_roles', {}))).json();
  for (const { email, act, actor, at } of entries as {
    email: string;
    act: string;
    actor: string;
    at: string;
  }[]) {
    const action = act === 'grant' ? 'passou a moderar' : 'deixou de moderar';
    console.log(`${at.slice(0, 16).replace('T', ' ')}  ${email} ${action}, por ${actor}`);
  }
}

/** Operator of this command, for the role log. */
function operator(): string {
  if (values.by) return values.by;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a uid without a user name.
    return `uid ${process.getuid?.()}`;
  }
}

async function changePassword(email: string): Promise<void> {
  const member = (await fetchTeam()).find(
    (moderator) => moderator.email.toLowerCase() === email.toLowerCase(),
  );
  if (!member) throw new Error(`${email} não modera: dê-lhe primeiro acesso com «add».`);
  const password = newPassword();
  await assertOk(post(`/auth/v1/admin/users/${member.id}`, { password }, 'PUT'));
  await assertOk(post('/rest/v1/rpc/end_sessions', { p_email: member.email }));
  console.log(`${member.email} tem outra palavra-passe; as sessões que tinha abertas terminaram.`);
  printPassword(password);
}

/** Error codes of Supabase Auth for an address that has an account. */
const ACCOUNT_EXISTS = /"error_code":\s*"(?:email_exists|user_already_exists)"/;

/** Grants or revokes the role. Granting creates a missing account. */
async function setRole(email: string, isModerator: boolean): Promise<void> {
  if (isModerator) {
    const password = newPassword();
    // Without the role: set_moderator grants it below and records the operator.
    const account = { email, password, email_confirm: true };
    const created = await post('/auth/v1/admin/users', account);
    if (created.ok) {
      console.log(`Conta criada: ${email}`);
      printPassword(password);
    } else {
      const answer = await created.text();
      if (!ACCOUNT_EXISTS.test(answer)) throw new Error(`${created.status} ${answer}`);
    }
  }
  await assertOk(post('/rest/v1/rpc/set_moderator', { p_email: email, p_on: isModerator, p_by: operator() }));
  console.log(isModerator ? `${email} modera sugestões.` : `${email} já não modera sugestões.`);
}

try {
  if (command === 'list') await printTeam();
  else if (command === 'log') await printRoleLog();
  else if (command === 'password') await changePassword(email ?? '');
  else await setRole(email ?? '', command === 'add');
} catch (error) {
  console.error(`Não foi possível: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
