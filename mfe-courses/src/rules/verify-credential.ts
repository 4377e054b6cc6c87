import { CREDENTIAL_CONTEXTS, CREDENTIAL_TYPES, KEYS_FILE } from '@ia/shared-services/credential';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as v from 'valibot';

/** Issuer of the credentials to verify, with its public keys. */
export interface Issuer {
  /** URL of the issuer profile. */
  id: string;
  name: string;
  keys: readonly { kty: 'RSA'; n: string; e: string; kid: string }[];
}

/** Claims of a credential signed by this site. Show them as plain text, never as links. */
export interface CredentialClaims {
  course: string;
  description: string;
  criteria: string;
  /** Text that says what the learner declared. */
  declared: string;
  /** The issuer's current name, from the site rather than the credential. */
  issuer: string;
  /** Start of validity, in milliseconds since 1970. */
  on: number;
}

/** Result of a verification. Only a right signature yields claims. */
export type Verdict =
  /** The signature is right; 'out-of-time': not valid yet, or expired. */
  | ({ kind: 'valid' | 'out-of-time' } & CredentialClaims)
  /**
   * 'altered': the signature does not match; 'other-issuer': another site issued it; 'unknown-key': this site
   * does not publish the key that signed it; 'not-a-credential': other text, or a signed one without the
   * claims of a credential.
   */
  | { kind: 'altered' | 'other-issuer' | 'unknown-key' | 'not-a-credential' };
export type VerdictKind = Verdict['kind'];

const boundedText = v.pipe(v.string(), v.maxLength(5_000));
const claimsSchema = v.object({
  '@context': v.pipe(
    v.array(v.string()),
    v.check((all) => all[0] === CREDENTIAL_CONTEXTS[0]),
  ),
  id: boundedText,
  type: v.pipe(
    v.array(v.string()),
    v.check((all) => CREDENTIAL_TYPES.every((type) => all.includes(type))),
  ),
  issuer: v.object({ id: boundedText }),
  validFrom: v.pipe(v.string(), v.isoTimestamp()),
  credentialSubject: v.object({
    id: boundedText,
    narrative: boundedText,
    achievement: v.object({
      name: boundedText,
      description: boundedText,
      criteria: v.object({ narrative: boundedText }),
    }),
  }),
  iss: boundedText,
  jti: boundedText,
  sub: boundedText,
  nbf: v.number(),
  exp: v.optional(v.number()),
});

/** Maximum token length in characters; our credentials are shorter. */
const MAX_LENGTH = 20_000;
/** Tolerated clock skew. */
const CLOCK_SKEW_SECONDS = 300;
/** A signed token: header, payload and signature in base64url. */
const JWS = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Reads the issuer claim without verifying the signature; do not trust it. */
function unverifiedIssuer(token: string): string | null {
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

function decodeHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}

/**
 * Verifies a credential (VC-JWT of Open Badges 3.0) with the issuer's keys. Ignores a key embedded in the
 * token, because anyone can sign with their own key.
 * @param now milliseconds since 1970
 */
export async function verifyCredential(text: string, issuer: Issuer, now = Date.now()): Promise<Verdict> {
  const token = text.trim();
  const header = token.length <= MAX_LENGTH && JWS.test(token) ? decodeHeader(token) : null;
  if (!header) return { kind: 'not-a-credential' };
  const iss = unverifiedIssuer(token);
  if (iss !== null && iss !== issuer.id) return { kind: 'other-issuer' };
  const kid = header.kid ?? '';
  // The issuer profile is one folder below the site.
  const siteUrl = issuer.id.replace(/[^/]*\/[^/]*$/, '');
  if (iss === null && !kid.startsWith(siteUrl)) return { kind: 'not-a-credential' };
  const key = issuer.keys.find((candidate) => kid === `${siteUrl}${KEYS_FILE}#${candidate.kid}`);
  if (!key) return { kind: 'unknown-key' };
  let payload: unknown;
  try {
    const publicKey = await importJWK({ kty: key.kty, n: key.n, e: key.e }, 'RS256');
    const verified = await compactVerify(token, publicKey, { algorithms: ['RS256'] });
    payload = JSON.parse(new TextDecoder().decode(verified.payload));
  } catch {
    return { kind: 'altered' };
  }
  const read = v.safeParse(claimsSchema, payload);
  if (!read.success) return { kind: 'not-a-credential' };
  const { output } = read;
  const { credentialSubject: subject } = output;
  const isConsistent =
    output.issuer.id === output.iss &&
    output.id === output.jti &&
    subject.id === output.sub &&
    Date.parse(output.validFrom) === output.nbf * 1000;
  if (!isConsistent) return { kind: 'not-a-credential' };
  const seconds = now / 1000;
  const isInTime =
    output.nbf <= seconds + CLOCK_SKEW_SECONDS && seconds < (output.exp ?? Number.POSITIVE_INFINITY);
  return {
    kind: isInTime ? 'valid' : 'out-of-time',
    course: subject.achievement.name,
    description: subject.achievement.description,
    criteria: subject.achievement.criteria.narrative,
    declared: subject.narrative,
    issuer: issuer.name,
    on: output.nbf * 1000,
  };
}
