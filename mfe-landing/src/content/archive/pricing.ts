import type { Plan } from '../schema.ts';

/** Sample plans with the figures that the programme defines. The real programme has no paid plans. */
export const pricing = {
  eyebrow: 'Planos de exemplo',
  title: 'Um plano para cada ritmo',
  popular: 'Mais popular',
  notice: (plan: string) => `«${plan}» é um plano de exemplo. Não há nada para comprar.`,
};

export const plans: Plan[] = [
  {
    id: 'basico',
    name: 'Básico',
    description: 'Para dar os primeiros passos.',
    price: 'Grátis',
    period: 'para sempre',
    features: ['5 cursos de introdução', 'Acesso em qualquer dispositivo'],
    buttonText: 'Escolher o Básico',
    popular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'Para quem quer aprender sem limites.',
    price: '19€',
    period: 'por mês',
    features: ['Cursos ilimitados', 'Certificados', 'Perguntas e respostas', 'Apoio prioritário'],
    buttonText: 'Escolher o Pro',
    popular: true,
  },
  {
    id: 'equipas',
    name: 'Equipas',
    description: 'Para organizações que aprendem juntas.',
    price: 'Fale connosco',
    period: null,
    features: ['Painel da equipa', 'Faturação centralizada', 'Percursos à medida'],
    buttonText: 'Falar com a equipa comercial',
    popular: false,
  },
];
