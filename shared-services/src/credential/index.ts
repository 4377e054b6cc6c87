/**
 * Digital credentials of finished courses (Open Badges 3.0): constants shared by the course pages, the Edge Function
 * `credential` and the public files.
 */
export {
  type Achievement,
  type AchievementId,
  achievementIds,
  achievements,
  credentialText,
} from './content/achievements.ts';

/**
 * Path of the Edge Function, below the backend's URL. It takes `{"course":"copilot-v3","correct":12}` and returns
 * `{"credential":"eyJ…"}`.
 */
export const CREDENTIAL_PATH = '/functions/v1/credential';

/** Issuer profile, as a file at the site's root. `federation` writes it from `site.config.json`. */
export const ISSUER_FILE = 'credencial/issuer.json';
/** Key set of the issuer, written in the same way. */
export const KEYS_FILE = 'credencial/jwks.json';

/** JSON-LD contexts of a credential, in the order required by Open Badges 3.0. */
export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
/** Types of a credential, as Open Badges 3.0 requires them. */
export const CREDENTIAL_TYPES = ['VerifiableCredential', 'OpenBadgeCredential'];
