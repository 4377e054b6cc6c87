import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import { KEYS_FILE } from '../../../shared-services/src/credential/index.ts';
import type { Issuer } from './claims.ts';

/** Reads one environment variable (a Supabase secret). */
export type Env = (name: string) => string | undefined;

const nonEmptyText = v.pipe(v.string(), v.minLength(1));
/** The only algorithm that every Open Badges 3.0 verifier must support. */
export const ALGORITHM = 'RS256';

const privateKeySchema = v.object({
  kty: v.literal('RSA'),
  // A 2048-bit modulus is 342 base64url characters.
  n: v.pipe(nonEmptyText, v.minLength(342)),
  e: nonEmptyText,
  d: nonEmptyText,
  p: nonEmptyText,
  q: nonEmptyText,
  dp: nonEmptyText,
  dq: nonEmptyText,
  qi: nonEmptyText,
});
const urlSchema = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/));

/** Private key and JWT header of credentials. */
export interface Signer {
  key: Awaited<ReturnType<typeof importJWK>>;
  header: { alg: typeof ALGORITHM; typ: 'JWT'; kid: string; jwk: JWK };
}

export interface Settings {
  issuer: Issuer;
  /** Empty: the database's list (`allowed_origins`) applies. */
  allowedOrigins: ReadonlySet<string>;
  signer: Promise<Signer>;
}

/** @returns the public key of a key pair: only modulus and exponent. */
export const toPublicKey = ({ kty, n, e }: JWK): JWK => ({ kty, n, e }) as JWK;

/** A public key as published by the site, with its thumbprint as key id. */
export const toPublishedKey = async (jwk: JWK): Promise<JWK> => ({
  ...toPublicKey(jwk),
  kid: await calculateJwkThumbprint(toPublicKey(jwk)),
  alg: ALGORITHM,
  use: 'sig',
});

async function createSigner(jwk: JWK, site: string): Promise<Signer> {
  const { kid = '' } = await toPublishedKey(jwk);
  return {
    key: await importJWK(jwk, ALGORITHM),
    header: { alg: ALGORITHM, typ: 'JWT', kid: `${site}${KEYS_FILE}#${kid}`, jwk: toPublicKey(jwk) },
  };
}

function parseJson(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? '');
  } catch {
    return null;
  }
}

/**
 * Reads the function's environment; README.md lists the names.
 * @throws with the name of the invalid setting, never its value
 */
export function readSettings(env: Env): Settings {
  const settingError = (name: string, expected: string) =>
    new Error(`The secrets of the function credential: ${name}: expected ${expected}.`);
  const key = v.safeParse(privateKeySchema, parseJson(env('CREDENTIAL_KEY')));
  if (!key.success)
    throw settingError(
      'CREDENTIAL_KEY',
      'a private RSA key of 2048 bits or more as JSON Web Key (docs/operations.md)',
    );
  const site = v.safeParse(urlSchema, env('CREDENTIAL_SITE'));
  if (!site.success)
    throw settingError('CREDENTIAL_SITE', 'the address of the site, such as https://ia.municipio.pt/');
  const name = v.safeParse(nonEmptyText, env('CREDENTIAL_ISSUER_NAME')?.trim());
  if (!name.success)
    throw settingError('CREDENTIAL_ISSUER_NAME', 'the name of the entity, as in site.config.json');
  const url = v.safeParse(urlSchema, env('CREDENTIAL_ISSUER_URL'));
  if (!url.success)
    throw settingError('CREDENTIAL_ISSUER_URL', 'the address of the entity, as in site.config.json');
  const siteUrl = site.output.replace(/\/?$/, '/');
  const signer = createSigner(key.output, siteUrl);
  // A key with a valid shape may still be invalid. The first request reports the error; this handler prevents an
  // unhandled rejection, which would end the server.
  signer.catch(() => undefined);
  return {
    issuer: { site: siteUrl, name: name.output, url: url.output },
    allowedOrigins: new Set(
      (env('CREDENTIAL_ALLOWED_ORIGINS') ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    signer,
  };
}
