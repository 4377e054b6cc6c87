import { definePage, useShell } from '@ia/federation';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { votes } from '../../content/votes.ts';
import { Answers } from './Answers.tsx';
import { Measures } from './Measures.tsx';
import { Numbers } from './Numbers.tsx';
import { PublishedHours } from './PublishedHours.tsx';

/** Page on vote protection: measures, limits and current numbers. */
function ManifestoVotos() {
  const shell = useShell();
  const manifesto = shell.href('/manifesto-cocreate');
  return (
    <>
      <PageOpening
        kind="course"
        title={votes.title}
        lead={votes.lead}
        actions={manifesto && <LinkButton href={`${manifesto}#principios`}>{votes.back}</LinkButton>}
        picture={<AzulejoWall seed="votos" columns={5} rows={4} rowsWhenNarrow={1} turning={false} />}
      />
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
