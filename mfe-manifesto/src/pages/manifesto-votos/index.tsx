import { definePage, useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { Heading, Lead, Prose } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { votes } from '../../content/votes.ts';
import { Numbers } from './Numbers.tsx';
import { PublishedHours } from './PublishedHours.tsx';

/** What protects the votes and what does not, in plain words, with the numbers beside it. */
function ManifestoVotos() {
  const shell = useShell();
  const manifesto = shell.href('/manifesto-cocreate');
  return (
    <Container
      css={{
        paddingBlock: token.space[12],
        display: 'grid',
        // Nothing in it makes the page wider than the screen, however large the text is.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: token.space[10],
      }}
    >
      <header
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: token.space[4],
          justifyItems: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        <Heading level={1}>{votes.title}</Heading>
        <Lead>{votes.lead}</Lead>
        {manifesto && (
          <LinkButton variant="secondary" href={`${manifesto}#principios`}>
            {votes.back}
          </LinkButton>
        )}
      </header>
      <Numbers />
      <List id="o-que-fazemos" {...votes.done} />
      <PublishedHours />
      <List id="o-que-nao-fazemos" {...votes.not} />
      <List id="o-que-nao-conseguimos" {...votes.cannot} />
    </Container>
  );
}

interface ListProps {
  id: string;
  title: string;
  items: readonly string[];
  end?: string;
}

function List({ id, title, items, end }: ListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <Heading level={2} id={`${id}-titulo`} tabIndex={-1} css={{ marginBlockEnd: token.space[4] }}>
        {title}
      </Heading>
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {end && <p>{end}</p>}
      </Prose>
    </section>
  );
}

export default definePage(ManifestoVotos);
