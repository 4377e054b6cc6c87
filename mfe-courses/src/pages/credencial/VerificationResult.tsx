import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { verification as t } from '../../content/declaration/credential.ts';
import type { Verdict, VerdictKind } from '../../rules/verify-credential.ts';

const ALERT_KINDS: Record<VerdictKind, AlertKind> = {
  valid: 'success',
  'out-of-time': 'warning',
  'other-issuer': 'warning',
  'unknown-key': 'warning',
  altered: 'error',
  'not-a-credential': 'error',
};
const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** Result of a verification. Shows the claims of the credential as plain text only. */
export function VerificationResult({ verdict }: { verdict: Verdict }) {
  const { title, text } = t.verdicts[verdict.kind];
  const claims =
    'course' in verdict
      ? [
          [t.facts.course, verdict.course],
          [t.facts.issuer, verdict.issuer],
          [t.facts.on, day.format(verdict.on)],
          [t.facts.about, verdict.description],
          [t.facts.criteria, verdict.criteria],
          [t.limits, verdict.declared],
        ]
      : [];
  return (
    <Alert kind={ALERT_KINDS[verdict.kind]} title={title}>
      <p>{text}</p>
      {claims.length > 0 && (
        <dl css={{ display: 'grid', gap: token.space[3], margin: 0, overflowWrap: 'anywhere' }}>
          {claims.map(([term, value]) => (
            <div key={term}>
              <dt css={{ fontWeight: 650 }}>{term}</dt>
              <dd css={{ margin: 0 }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Alert>
  );
}
