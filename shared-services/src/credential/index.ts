/** Digital credentials of finished courses (Open Badges 3.0): what the page, the function and the public files agree on. */
export {
  type Achievement,
  type AchievementId,
  achievementIds,
  achievements,
  saying,
} from './content/achievements.ts';

/** Where the function answers, below the backend. It takes `{"course":"copilot-v3"}` and answers `{"credential":"eyJ…"}`. */
export const CREDENTIAL_PATH = '/functions/v1/credential';

/** Who issues, and with which keys, as files at the site's root. Written by `federation` from `site.config.json`. */
export const ISSUER_FILE = 'credencial/issuer.json';
export const KEYS_FILE = 'credencial/jwks.json';

/** The contexts of a credential, in the order that Open Badges 3.0 asks for. */
export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
export const TYPES = ['VerifiableCredential', 'OpenBadgeCredential'];
