import { defineExamples } from '../examples.ts';
import { ClipboardList, Pencil, User } from '../icon/icons.ts';
import { Tabs } from './Tabs.tsx';

export default defineExamples({
  component: 'Tabs',
  group: 'core-ui',
  description:
    'Partes de um mesmo assunto, vistas uma de cada vez. Para comparar coisas lado a lado, use Grid.',
  examples: {
    Normal: () => (
      <Tabs
        label="Aprofundar o princípio"
        items={[
          { id: 'porque', label: 'Fundamentação', content: <p>Porque este princípio importa.</p> },
          { id: 'exemplo', label: 'Exemplo Prático', content: <p>Uma situação do dia a dia.</p> },
          { id: 'teste', label: 'Teste Rápido', content: <p>Uma pergunta para pensar.</p> },
        ]}
      />
    ),
    'Com ícones e outro separador aberto': () => (
      <Tabs
        label="Papel, tarefa e formato"
        defaultTab="tarefa"
        items={[
          { id: 'papel', label: 'Papel', icon: User, content: <p>Quem deve a IA ser.</p> },
          { id: 'tarefa', label: 'Tarefa', icon: ClipboardList, content: <p>O que deve fazer.</p> },
          { id: 'formato', label: 'Formato', icon: Pencil, content: <p>Como deve responder.</p> },
        ]}
      />
    ),
  },
});
