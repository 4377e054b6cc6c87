import { AzulejoBadge } from '../azulejo/AzulejoBadge.tsx';
import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { PageOpening } from './PageOpening.tsx';

export default defineExamples({
  component: 'PageOpening',
  group: 'sections',
  frame: ['edge'],
  description:
    'O princípio de uma página: o título, um parágrafo e a primeira ação, sempre com a mesma margem e os mesmos espaços. Para as partes que se seguem, use Section.',
  examples: {
    'Afirmação, no papel da página': () => (
      <PageOpening
        level={3}
        kind="statement"
        eyebrow="Participar"
        title="Escrever em conjunto"
        lead="Vote nos princípios, proponha melhorias e veja o que mudou."
        actions={
          <>
            <Button size="lg">Votar</Button>
            <Button size="lg" variant="secondary">
              Deixar uma sugestão
            </Button>
          </>
        }
      />
    ),
    'Curso, com a sua imagem': () => (
      <PageOpening
        level={3}
        kind="course"
        eyebrow="Curso para toda a gente"
        title="Os primeiros passos"
        lead="Nove lições curtas, com exemplos de casa e do bairro."
        actions={<Button size="lg">Começar</Button>}
        picture={<AzulejoBadge motif="compass" size={240} />}
      >
        <p>Cerca de duas horas</p>
      </PageOpening>
    ),
    'Página simples, sem faixa': () => (
      <PageOpening
        level={3}
        eyebrow="Só neste dispositivo"
        title="O que está guardado"
        lead="Pode apagar cada coisa, ou apagar tudo."
      />
    ),
  },
});
