import { defineExamples } from '../examples.ts';
import { BookOpen, Film, Sparkles } from '../icon/icons.ts';
import { Tag } from '../tag/Tag.tsx';
import { Card } from './Card.tsx';

export default defineExamples({
  component: 'Card',
  group: 'core-ui',
  description:
    'Um cartão com um só alvo: o cartão inteiro. O que ainda não existe diz «Em breve» e não tem botões.',
  examples: {
    'Leva a outra página': () => (
      <Card
        href="#core-ui"
        icon={Sparkles}
        title="Fábrica de Prompts IA"
        tags={<Tag tone="accent">Iniciação</Tag>}
        action="Começar a criar"
      >
        Escolha uma receita, complete a frase e veja o que a IA responde.
      </Card>
    ),
    'Faz alguma coisa aqui': () => (
      <Card
        onPress={() => window.alert('Exemplo: escolheu «Escrever e-mails».')}
        icon={BookOpen}
        title="Escrever e-mails"
      />
    ),
    'Em breve': () => (
      <Card soon icon={Film} title="Curtas de IA">
        Vídeos curtos sobre a IA no dia a dia.
      </Card>
    ),
    'Só mostra': () => <Card title="Literacia">Compreender a IA é um direito de todas as pessoas.</Card>,
  },
});
