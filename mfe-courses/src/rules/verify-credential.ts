import { CONTEXTS, KEYS_FILE, TYPES } from '@ia/shared-services/credential';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as v from 'valibot';

/** Whose credentials are verified, and the keys that they may be signed with. */
export interface Issuer {
  /** Of the issuer's profile, an address. */
  id: string;
  name: string;
  keys: readonly { kty: 'RSA'; n: string; e: string; kid: string }[];
}

/** What a credential that was signed here says. All of it is text to be shown, and no link. */
export interface Said {
  course: string;
  description: string;
  criteria: string;
  declared: string;
  /** The issuer's name today, as the site says it. */
  issuer: string;
  /** Milliseconds since 1970. */
  on: number;
}

export type Verdict =
  | ({ kind: 'valid' | 'out-of-time' } & Said)
  | { kind: 'altered' | 'other-issuer' | 'unknown-key' | 'not-a-credential' };
export type VerdictKind = Verdict['kind'];

const words = v.pipe(v.string(), v.maxLength(5_000));
const claims = v.object({
  '@context': v.pipe(
    v.array(v.string()),
    v.check((all) => all[0] === CONTEXTS[0]),
  ),
  id: words,
  type: v.pipe(
    v.array(v.string()),
    v.check((all) => TYPES.every((type) => all.includes(type))),
  ),
  issuer: v.object({ id: words }),
  validFrom: v.pipe(v.string(), v.isoTimestamp()),
  credentialSubject: v.object({
    id: words,
    narrative: words,
    achievement: v.object({ name: words, description: words, criteria: v.object({ narrative: words }) }),
  }),
  iss: words,
  jti: words,
  sub: words,
  nbf: v.number(),
  exp: v.optional(v.number()),
});

/** More than any of ours is. */
const MAX_LENGTH = 20_000;
/** Clocks differ. */
const PATIENCE_SECONDS = 300;
const JWS = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** What somebody says who issued it: nothing to rely on before the signature. */
function saidIssuer(token: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const { iss } = JSON.parse(new TextDecoder().decode(bytes));
    return typeof iss === 'string' ? iss : null;
  } catch {
    return null;
  }
}

function headerOf(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}

/**
 * Holds a credential (VC-JWT of Open Badges 3.0) against the keys of its issuer. A key that it brings along counts for
 * nothing: anybody can sign with one of their own.
 * @param now milliseconds since 1970
 */
export async function verifyCredential(text: string, issuer: Issuer, now = Date.now()): Promise<Verdict> {
  const token = text.trim();
  const header = token.length <= MAX_LENGTH && JWS.test(token) ? headerOf(token) : null;
  if (!header) return { kind: 'not-a-credential' };
  const iss = saidIssuer(token);
  if (iss !== null && iss !== issuer.id) return { kind: 'other-issuer' };
  const kid = header.kid ?? '';
  const own = issuer.id.replace(/[^/]*\/[^/]*$/, '');
  if (iss === null && !kid.startsWith(own)) return { kind: 'not-a-credential' };
  const key = issuer.keys.find((one) => kid === `${own}${KEYS_FILE}#${one.kid}`);
  if (!key) return { kind: 'unknown-key' };
  let payload: unknown;
  try {
    const publicKey = await importJWK({ kty: key.kty, n: key.n, e: key.e }, 'RS256');
    const verified = await compactVerify(token, publicKey, { algorithms: ['RS256'] });
    payload = JSON.parse(new TextDecoder().decode(verified.payload));
  } catch {
    return { kind: 'altered' };
  }
  const read = v.safeParse(claims, payload);
  if (!read.success) return { kind: 'not-a-credential' };
  const { output } = read;
  const { credentialSubject: subject } = output;
  const agrees =
    output.issuer.id === output.iss &&
    output.id === output.jti &&
    subject.id === output.sub &&
    Date.parse(output.validFrom) === output.nbf * 1000;
  if (!agrees) return { kind: 'not-a-credential' };
  const seconds = now / 1000;
  const inTime =
    output.nbf <= seconds + PATIENCE_SECONDS && seconds < (output.exp ?? Number.POSITIVE_INFINITY);
  return {
    kind: inTime ? 'valid' : 'out-of-time',
    course: subject.achievement.name,
    description: subject.achievement.description,
    criteria: subject.achievement.criteria.narrative,
    declared: subject.narrative,
    issuer: issuer.name,
    on: output.nbf * 1000,
  };
}
