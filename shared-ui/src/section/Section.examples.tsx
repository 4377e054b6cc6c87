import { AzulejoDivider } from '../azulejo/AzulejoDivider.tsx';
import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { Section } from './Section.tsx';

export default defineExamples({
  component: 'Section',
  group: 'sections',
  frame: ['edge'],
  description: 'Uma faixa da página com o seu título. É a única forma de criar o destino de uma âncora.',
  examples: {
    'Secção de trabalho': () => (
      <Section
        id="exemplo-papel"
        level={3}
        titleSize="h2"
        eyebrow="O programa"
        title="A IA é de todas as pessoas"
        intro="Aprenda, participe e contribua, ao seu ritmo."
      >
        <p>O conteúdo da secção.</p>
      </Section>
    ),
    'Secção discreta, com cercadura': () => (
      <Section
        id="exemplo-tom"
        level={3}
        titleSize="h2Quiet"
        kind="quiet"
        align="center"
        title="Participe no manifesto"
        divider={<AzulejoDivider css={{ position: 'absolute', top: 0 }} />}
      />
    ),
    'Título ao lado do que se lê': () => (
      <Section
        id="exemplo-ao-lado"
        level={3}
        titleSize="h2Quiet"
        kind="quiet"
        layout="beside"
        title="Perguntas frequentes"
      >
        <p>Num ecrã largo, o título fica à esquerda e o texto à direita.</p>
      </Section>
    ),
    'Afirmação: uma por página': () => (
      <Section
        id="exemplo-cheio"
        level={3}
        titleSize="h1"
        kind="statement"
        divider={<AzulejoDivider />}
        eyebrow="Uma ideia"
        title="Compreender é o primeiro passo"
        intro="Para decidir, é preciso saber."
      >
        <Button>Aprender</Button> <Button variant="secondary">Participar</Button>{' '}
        <Button variant="quiet">Saber mais</Button>
      </Section>
    ),
  },
});
