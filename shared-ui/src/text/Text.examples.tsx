import { defineExamples } from '../examples.ts';
import { Heading } from './Heading.tsx';
import { Prose } from './Prose.tsx';
import { Eyebrow, Lead, Small } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

export default defineExamples({
  component: 'Heading',
  related: ['Prose', 'TextLink'],
  group: 'design-system',
  description:
    'Títulos em Bricolage Grotesque, texto em Atkinson Hyperlegible Next, uma letra desenhada para quem tem baixa visão.',
  examples: {
    Títulos: () => (
      <div css={{ display: 'grid', gap: '1rem' }}>
        <Heading level={3} size="hero">
          IA para Todos
        </Heading>
        <Heading level={4} size="h1">
          Aprender a decidir
        </Heading>
        <Heading level={5} size="h2">
          Os seis princípios
        </Heading>
        <Heading level={5} size="h3">
          Supervisão humana
        </Heading>
      </div>
    ),
    'Linhas à volta de um título': () => (
      <div css={{ display: 'grid', gap: '0.75rem' }}>
        <Eyebrow>O programa</Eyebrow>
        <Heading level={3} size="h2">
          Uma tecnologia que serve o bem comum
        </Heading>
        <Lead>Compreender a IA ajuda a usá-la com confiança e com espírito crítico.</Lead>
        <Small>Leitura de cinco minutos</Small>
      </div>
    ),
    'Texto corrido': () => (
      <Prose>
        <p>
          Um bom pedido diz <strong>quem</strong> a IA deve ser, <strong>o que</strong> deve fazer e{' '}
          <strong>como</strong> deve responder.
        </p>
        <ul>
          <li>Confirme sempre os factos.</li>
          <li>Não escreva dados pessoais.</li>
        </ul>
        <blockquote>Quanto mais contexto, melhor a resposta.</blockquote>
        <p>
          Pode ler a{' '}
          <TextLink href="https://creativecommons.org/licenses/by/4.0/deed.pt" newTab>
            licença destes textos
          </TextLink>
          .
        </p>
      </Prose>
    ),
  },
});
