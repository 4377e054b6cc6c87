import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { ISSUER_FILE, KEYS_FILE } from '../../shared-services/src/credential/index.ts';
import { createCredentialFunction } from '../functions/credential/handler.ts';
import { ALGORITHM, toPublishedKey } from '../functions/credential/settings.ts';
import type { FunctionHandler } from './handler.ts';
import { readKeyFile, writeKeyFile } from './keys.ts';

/** Generates the RSA key that signs credentials. */
async function generatePrivateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  return exportJWK(privateKey);
}

/**
 * Loads this installation's private key, or creates it once. The file is readable by its owner only and never
 * in git.
 */
export async function loadCredentialKey(file: string | null): Promise<JWK> {
  const stored = file ? await readKeyFile(file) : undefined;
  if (stored !== undefined) return stored as JWK;
  const key = await generatePrivateKey();
  if (file) await writeKeyFile(file, key);
  return key;
}

interface Options {
  /** File of the private key; null stores nothing (tests). */
  keyFile: string | null;
  /** URL of the site with a trailing slash, when known. */
  site: () => string;
  /** Allowed origins of pages. */
  origins: () => readonly string[];
  /** The organisation that issues credentials. */
  entity: () => { name: string; url: string };
  /** Former public keys, published so that old credentials still verify. */
  formerKeys?: () => readonly JWK[];
  /** The data API of this process, which counts the requests. */
  backend: () => {
    secretKey: string;
    fetch(request: Request, context: { peerAddress: null }): Promise<Response>;
  };
  log?: Parameters<typeof createCredentialFunction>[0]['log'];
}

/**
 * Digital credentials for a self-hosted server: the function, and the issuer's two files below `credencial/`.
 * The key is loaded or created on first use.
 */
export function createCredentialService(options: Options) {
  const { keyFile, site, origins, entity, formerKeys = () => [], backend, log } = options;

  async function initialise() {
    const key = await loadCredentialKey(keyFile);
    const { secretKey, fetch } = backend();
    const secrets: Record<string, string> = {
      CREDENTIAL_KEY: JSON.stringify(key),
      CREDENTIAL_SITE: site(),
      CREDENTIAL_ISSUER_NAME: entity().name,
      CREDENTIAL_ISSUER_URL: entity().url,
      CREDENTIAL_ALLOWED_ORIGINS: origins().join(','),
      // Placeholder: `send` handles the request in this process.
      SUPABASE_URL: 'http://localhost',
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    };
    const answer = createCredentialFunction({
      env: (name) => secrets[name],
      send: (request) => fetch(request, { peerAddress: null }),
      log,
    });
    const files: Record<string, object> = {
      [ISSUER_FILE]: issuerProfile(site(), entity()),
      [KEYS_FILE]: { keys: await Promise.all([key, ...formerKeys()].map(toPublishedKey)) },
    };
    return { answer, files };
  }
  let initialised: ReturnType<typeof initialise> | undefined;
  const initialiseOnce = () => {
    initialised ??= initialise();
    return initialised;
  };

  const answer: FunctionHandler = async (request, context) =>
    (await initialiseOnce()).answer(request, context);
  return {
    answer,
    /** Serves the issuer's files; mounted at `/credencial`. */
    async file(request: Request): Promise<Response> {
      const { files } = await initialiseOnce();
      const content = files[`credencial${new URL(request.url).pathname}`];
      return content ? Response.json(content) : new Response(null, { status: 404 });
    },
  };
}

/** Issuer profile of Open Badges 3.0. */
const issuerProfile = (site: string, { name, url }: ReturnType<Options['entity']>) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: `${site}${ISSUER_FILE}`,
  type: ['Profile'],
  name,
  url,
});
