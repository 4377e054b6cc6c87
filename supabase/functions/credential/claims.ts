import {
  type AchievementId,
  achievements,
  CREDENTIAL_CONTEXTS,
  CREDENTIAL_TYPES,
  credentialText,
  ISSUER_FILE,
} from '../../../shared-services/src/credential/index.ts';

/** Issuer of the credentials. */
export interface Issuer {
  /** URL of the site, with a trailing slash. */
  site: string;
  name: string;
  /** URL of the organisation, not of the site. */
  url: string;
}

/**
 * Claims of a credential for one finished course. The subject is a random id, so the credential is anonymous. As Open
 * Badges 3.0 requires, the payload is the credential itself, and registered JWT claims repeat some of its values.
 * @param correct closing questions answered right at the first try
 * @param issuedAt time of issue, in seconds since 1970
 */
export function createClaims(
  { course, correct }: { course: AchievementId; correct: number },
  issuer: Issuer,
  issuedAt: number,
) {
  const { to, title, description, minutes, questions, skills } = achievements[course];
  const declared = `${credentialText.answered(questions, correct)} ${credentialText.declared}`;
  const id = `urn:uuid:${crypto.randomUUID()}`;
  const subject = `urn:uuid:${crypto.randomUUID()}`;
  const profile = `${issuer.site}${ISSUER_FILE}`;
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id,
    type: CREDENTIAL_TYPES,
    issuer: { id: profile, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: new Date(issuedAt * 1000).toISOString().replace('.000Z', 'Z'),
    name: title,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      narrative: declared,
      achievement: {
        id: `${issuer.site}#${to}`,
        type: ['Achievement'],
        achievementType: 'Course',
        inLanguage: 'pt-PT',
        name: title,
        description,
        criteria: { narrative: credentialText.criteria(minutes, skills) },
      },
    },
    evidence: [{ type: ['Evidence'], name: credentialText.evidence, narrative: declared }],
    iss: profile,
    jti: id,
    sub: subject,
    nbf: issuedAt,
  };
}
