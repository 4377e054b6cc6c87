import { defineExamples } from '../examples.ts';
import { ArrowRight, Sparkles } from '../icon/icons.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

export default defineExamples({
  component: 'Button',
  related: ['LinkButton'],
  group: 'core-ui',
  description:
    'Faz alguma coisa nesta página. Para abrir outra página, use LinkButton. Uma só ação primária em cada vista.',
  examples: {
    Primário: () => <Button>Assinar o Manifesto</Button>,
    Secundário: () => <Button variant="secondary">Participar no Manifesto</Button>,
    Discreto: () => <Button variant="quiet">Ver todos os recursos</Button>,
    'Apaga alguma coisa': () => <Button variant="danger">Apagar e começar</Button>,
    Tamanhos: () => (
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <Button size="sm">Pequeno</Button>
        <Button>Normal</Button>
        <Button size="lg">Grande</Button>
      </div>
    ),
    'Com ícone': () => <Button iconStart={Sparkles}>Gerar com IA</Button>,
    'A carregar': () => (
      <Button loading loadingLabel="A gerar…">
        Gerar com IA
      </Button>
    ),
    Indisponível: () => <Button disabled>Submeter</Button>,
    Ligação: () => (
      <LinkButton href="#core-ui" iconEnd={ArrowRight}>
        Começar a Criar
      </LinkButton>
    ),
    'Ligação para fora': () => (
      <LinkButton href="https://creativecommons.org/licenses/by/4.0/deed.pt" newTab variant="secondary">
        Ler a licença
      </LinkButton>
    ),
  },
});
