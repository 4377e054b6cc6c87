import type { FaqItem } from './schema.ts';

/** Questions and answers on the main page. */
export const faq = {
  title: 'Perguntas frequentes',
};

export const faqItems: FaqItem[] = [
  {
    question: 'O que é o IA para Todos?',
    answer:
      'É um programa municipal. Tem um manifesto (um texto público com o que defendemos), que pode assinar e melhorar, e seis princípios, em que pode votar. Tem também cursos para aprender sem pressa e uma ferramenta que ajuda a fazer bons [[prompt|pedidos à IA]]. Queremos que a [[ia|inteligência artificial]] seja compreensível, justa e útil para todos.',
  },
  {
    question: 'Quem pode participar?',
    answer:
      'Qualquer pessoa com 18 anos ou mais. Na Missão 1, também pessoas mais novas, com um adulto. Para aprender, votar nos princípios ou enviar uma sugestão, não precisa de ter conhecimentos técnicos, de criar uma conta nem de dizer o seu nome.',
  },
  {
    question: 'Como posso contribuir?',
    answer:
      'Comece por ler o Manifesto, o texto que explica qual é a IA que queremos. Se concordar, pode assiná-lo. Pode também, mesmo sem assinar, votar em cada princípio, propor uma melhoria e apoiar as sugestões de outras pessoas. Também ajuda muito contar a um vizinho o que aprendeu.',
  },
];
