import { definePage, useShell } from '@ia/federation';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { Heading, Lead } from '@ia/shared-ui/text';
import { votes } from '../../content/votes.ts';
import { Answers } from './Answers.tsx';
import { Band, Columns, TextBlock } from './Hero.styles.ts';
import { Measures } from './Measures.tsx';
import { Numbers } from './Numbers.tsx';
import { PublishedHours } from './PublishedHours.tsx';

/** Page on vote protection: measures, limits and current numbers. */
function ManifestoVotos() {
  const shell = useShell();
  const manifesto = shell.href('/manifesto-cocreate');
  return (
    <>
      <Band>
        <Container>
          <Columns>
            <TextBlock>
              <Heading level={1}>{votes.title}</Heading>
              <Lead>{votes.lead}</Lead>
              {manifesto && <LinkButton href={`${manifesto}#principios`}>{votes.back}</LinkButton>}
            </TextBlock>
            <AzulejoWall seed="votos" columns={5} rows={4} rowsWhenNarrow={1} turning={false} />
          </Columns>
        </Container>
      </Band>
      <Numbers />
      <Measures id="o-que-fazemos" {...votes.done} />
      <PublishedHours />
      <Answers />
      <Measures id="o-que-nao-fazemos" {...votes.not} />
      <Measures id="o-que-nao-conseguimos" unglazed {...votes.cannot} />
    </>
  );
}

export default definePage(ManifestoVotos);
