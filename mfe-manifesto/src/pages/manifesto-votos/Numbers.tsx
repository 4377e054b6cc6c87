import styled from '@emotion/styled';
import { castVotes, countedVotes, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { formatNumber } from '@ia/shared-ui/number';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Prose, Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
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
              <td data-label={words.received}>{said(castVotes(principle))}</td>
              <td data-label={words.counted}>{said(countedVotes(principle))}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
      <Small>{words.withoutExamples}</Small>
    </>
  );
}

/** On a narrow screen each principle stands by itself, with what its figures are. */
const Figures = styled.table({
  inlineSize: '100%',
  maxInlineSize: '48rem',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBlockEnd: token.space[3] },
  '& th, & td': { textAlign: 'start', padding: token.space[3], verticalAlign: 'top' },
  '& tbody tr': { borderBlockStart: `1px solid ${token.color.line}` },
  '& thead': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tbody th, & td': { display: 'block', paddingInline: 0, paddingBlock: token.space[1] },
  '& tr': { paddingBlock: token.space[3] },
  '& td::before': { content: 'attr(data-label) ": "', color: token.color.inkSoft },
  [media.md]: {
    '& thead': { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
    '& tbody th, & td': { display: 'table-cell', padding: token.space[3] },
    '& td::before': { content: 'none' },
  },
});
