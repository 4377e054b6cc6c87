import styled from '@emotion/styled';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { votes } from '../../content/votes.ts';
import { ANSWERS_KEY, loadAnswers, type VersionAnswers } from '../../data/answers-query.ts';
import { formatDate } from '../../rules/dates.ts';

const t = votes.answers;

/** The commitments to answer suggestions, by version of the manifesto, with a notice when answers are late. */
export function Answers() {
  const backend = useBackend();
  const { data, status } = useResource(ANSWERS_KEY, () => loadAnswers(backend));
  return (
    <Section id="respostas" kind="quiet" layout="beside" title={t.title} intro={t.text}>
      {status === 'loading' && <Spinner quiet label={t.loading} css={{ minHeight: 64 }} />}
      {data && data.length > 0 && (
        <List aria-label={t.caption}>
          {data.map((answers) => (
            <Commitment key={answers.version} answers={answers} />
          ))}
        </List>
      )}
      {status !== 'loading' && !data?.length && (
        <EmptyState compact motif="keystone">
          {status === 'error' ? t.failed : t.none}
        </EmptyState>
      )}
    </Section>
  );
}

function Commitment({ answers }: { answers: VersionAnswers }) {
  const { version, answers_until, received, answered, late } = answers;
  return (
    <li>
      <strong>{t.promise(version, formatDate(answers_until))}</strong>
      <span>
        {t.received(received)}, {t.answered(answered)}.
      </span>
      {late && <Alert kind="warning">{t.late(received - answered)}</Alert>}
      {received > 0 && received === answered && <span>{t.complete}</span>}
    </li>
  );
}

const List = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxInlineSize: token.measure,
  display: 'grid',
  gap: token.space[5],
  '& > li': { display: 'grid', gap: token.space[2], overflowWrap: 'anywhere' },
});
