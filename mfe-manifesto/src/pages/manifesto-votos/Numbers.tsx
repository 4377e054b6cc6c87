import styled from '@emotion/styled';
import { castVotes, countedVotes, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { formatNumber } from '@ia/shared-ui/number';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Prose, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { votes } from '../../content/votes.ts';

const words = votes.numbers;

/** Votes received and votes counted, by principle. */
export function Numbers() {
  const backend = useBackend();
  const principles = usePrinciples(backend);
  return (
    <section
      id="recebidos-e-contados"
      aria-labelledby="recebidos-e-contados-titulo"
      css={{ display: 'grid', gap: token.space[4] }}
    >
      <Heading level={2} id="recebidos-e-contados-titulo" tabIndex={-1}>
        {words.title}
      </Heading>
      <Prose>
        <p>{words.text}</p>
      </Prose>
      {!backend && <p>{words.none}</p>}
      {backend && principles.status === 'loading' && <Spinner label={words.loading} />}
      {backend && principles.status === 'error' && <p>{words.failed}</p>}
      {backend && principles.status === 'ready' && <Table principles={principles.data} />}
    </section>
  );
}

function Table({ principles }: { principles: readonly Principle[] }) {
  const said = (cast: { up: number; down: number } | null) =>
    cast ? words.upDown(formatNumber(cast.up), formatNumber(cast.down)) : '';
  return (
    <>
      <Figures>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.principle}</th>
            <th scope="col">{words.received}</th>
            <th scope="col">{words.counted}</th>
          </tr>
        </thead>
        <tbody>
          {principles.map((principle) => (
            <tr key={principle.id}>
              <th scope="row">{principle.title}</th>
              <td>{said(castVotes(principle))}</td>
              <td>{said(countedVotes(principle))}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
      <Small>{words.withoutExamples}</Small>
    </>
  );
}

const Figures = styled.table({
  inlineSize: '100%',
  maxInlineSize: '48rem',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBlockEnd: token.space[3] },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: token.space[3],
    paddingInlineEnd: token.space[2],
    // Not «anywhere», which lets a column become narrower than its words.
    overflowWrap: 'break-word',
  },
  '& tbody tr': { borderBlockStart: `1px solid ${token.color.line}` },
});
