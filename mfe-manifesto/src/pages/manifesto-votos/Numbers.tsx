import styled from '@emotion/styled';
import { castVotes, countedVotes, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { formatNumber } from '@ia/shared-ui/number';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { votes } from '../../content/votes.ts';
import { CachedVotesNotice } from '../../parts/CachedVotesNotice.tsx';

const t = votes.numbers;

/** Votes by principle: received, and counted later, after the server's checks against abuse. */
export function Numbers() {
  const backend = useBackend();
  const principles = usePrinciples(backend);
  return (
    <Section id="recebidos-e-contados" kind="quiet" layout="beside" title={t.title} intro={t.text}>
      {!backend && (
        <EmptyState compact motif="keystone">
          {t.none}
        </EmptyState>
      )}
      {backend && principles.status === 'loading' && <Spinner quiet label={t.loading} />}
      {backend && principles.status === 'error' && (
        <EmptyState compact motif="keystone">
          {t.failed}
        </EmptyState>
      )}
      {backend && principles.status === 'ready' && <Figures principles={principles.data} />}
    </Section>
  );
}

/** A list instead of a table: three columns do not fit small screens or large text. */
function Figures({ principles }: { principles: readonly Principle[] }) {
  const votesText = (cast: { up: number; down: number } | null) =>
    cast ? t.upDown(formatNumber(cast.up), formatNumber(cast.down)) : '';
  const hasVotes = principles.some((principle) => {
    const { up, down } = castVotes(principle);
    return up + down > 0;
  });
  return (
    <div css={{ display: 'grid', gap: token.space[3] }}>
      <CachedVotesNotice principles={principles} />
      {hasVotes ? (
        <List aria-label={t.caption}>
          {principles.map((principle) => (
            <li key={principle.id}>
              <strong>{principle.title}</strong>
              <span>{t.received(votesText(castVotes(principle)))}</span>
              <span>{t.counted(votesText(countedVotes(principle)))}</span>
            </li>
          ))}
        </List>
      ) : (
        <EmptyState compact motif="keystone">
          {t.noVotes}
        </EmptyState>
      )}
      <Small>{t.withoutExamples}</Small>
    </div>
  );
}

const List = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxInlineSize: '48rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: token.space[6],
  '& > li': {
    display: 'grid',
    gap: token.space[1],
    alignContent: 'start',
    paddingBlock: token.space[3],
    borderBlockStart: `1px solid ${token.color.line}`,
    overflowWrap: 'anywhere',
  },
});
