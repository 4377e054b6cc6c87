import { AzulejoDivider } from '../azulejo/AzulejoDivider.tsx';
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
    'Afirmação: uma por página': () => (
      <Section
        id="exemplo-cheio"
        level={3}
        titleSize="h1"
        kind="statement"
        eyebrow="Uma ideia"
        title="Compreender é o primeiro passo"
        intro="Para decidir, é preciso saber."
      />
    ),
  },
});
