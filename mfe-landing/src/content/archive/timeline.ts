import type { Phase } from '../schema.ts';

/** Sample phases of learning, on the archive page. */
export const timeline = {
  eyebrow: 'Percurso de aprendizagem',
  title: 'Quatro fases, uma de cada vez',
  phase: 'Fase',
};

export const phases: Phase[] = [
  { title: 'Fundamentos', text: 'O que é a IA, de onde vem e porque acerta tantas vezes e falha outras.' },
  { title: 'Nível intermédio', text: 'Fazer bons pedidos, comparar respostas e confirmar o que é dito.' },
  {
    title: 'Projetos reais',
    text: 'Resolver com IA um problema da sua rua, da sua escola ou do seu trabalho.',
  },
  { title: 'Especialização', text: 'Escolher um tema, ir mais fundo e ensinar o que aprendeu.' },
];
