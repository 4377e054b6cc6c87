import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { verifying as words } from '../../content/declaration/credential.ts';
import type { Verdict, VerdictKind } from '../../rules/verify-credential.ts';

const KINDS: Record<VerdictKind, AlertKind> = {
  valid: 'success',
  'out-of-time': 'warning',
  'other-issuer': 'warning',
  'unknown-key': 'warning',
  altered: 'error',
  'not-a-credential': 'error',
};
const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** What became of the verification; what the credential says is shown as text alone. */
export function Judged({ verdict }: { verdict: Verdict }) {
  const { title, text } = words.verdicts[verdict.kind];
  const facts =
    'course' in verdict
      ? [
          [words.facts.course, verdict.course],
          [words.facts.issuer, verdict.issuer],
          [words.facts.on, day.format(verdict.on)],
          [words.facts.about, verdict.description],
          [words.facts.criteria, verdict.criteria],
          [words.limits, verdict.declared],
        ]
      : [];
  return (
    <Alert kind={KINDS[verdict.kind]} title={title}>
      <p>{text}</p>
      {facts.length > 0 && (
        <dl css={{ display: 'grid', gap: token.space[3], margin: 0, overflowWrap: 'anywhere' }}>
          {facts.map(([term, said]) => (
            <div key={term}>
              <dt css={{ fontWeight: 650 }}>{term}</dt>
              <dd css={{ margin: 0 }}>{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </Alert>
  );
}
