import {
  type AchievementId,
  achievements,
  CONTEXTS,
  ISSUER_FILE,
  saying,
  TYPES,
} from '../../../shared-services/src/credential/index.ts';

/** Who issues. */
export interface Issuer {
  /** The site's address, with a slash at the end. */
  site: string;
  name: string;
  /** Of the entity, not of the site. */
  url: string;
}

/**
 * The credential of one finished course, for nobody by name: its subject is a random number that stands for whoever holds it.
 * Open Badges 3.0: the credential is the payload itself, and what JWT has a name of its own for says the same once more.
 * @param at seconds since 1970
 */
export function claimsOf(course: AchievementId, issuer: Issuer, at: number) {
  const { to, title, description, minutes, skills } = achievements[course];
  const id = `urn:uuid:${crypto.randomUUID()}`;
  const subject = `urn:uuid:${crypto.randomUUID()}`;
  const profile = `${issuer.site}${ISSUER_FILE}`;
  return {
    '@context': CONTEXTS,
    id,
    type: TYPES,
    issuer: { id: profile, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: new Date(at * 1000).toISOString().replace('.000Z', 'Z'),
    name: title,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      narrative: saying.declared,
      achievement: {
        id: `${issuer.site}#${to}`,
        type: ['Achievement'],
        achievementType: 'Course',
        inLanguage: 'pt-PT',
        name: title,
        description,
        criteria: { narrative: saying.criteria(minutes, skills) },
      },
    },
    evidence: [{ type: ['Evidence'], name: saying.evidence, narrative: saying.declared }],
    iss: profile,
    jti: id,
    sub: subject,
    nbf: at,
  };
}
