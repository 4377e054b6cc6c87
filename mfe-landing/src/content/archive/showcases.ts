import type { ActionCard, ResourceCard } from '../schema.ts';

/** Sample modules, news and newsletter of the archive page. */
export const elearningShowcase = {
  eyebrow: 'Módulos de exemplo',
  title: 'Um módulo por cada passo',
  lead: 'Cada módulo mistura explicação, descoberta e desafio.',
};

export const modules: ResourceCard[] = [
  {
    id: 'modulo-ouvir',
    seed: 'modulo-ouvir',
    title: 'Ouvir a máquina',
    level: 'Aprender',
    tone: 'aprender',
    description: 'Como um assistente escolhe a palavra seguinte.',
    link: { label: 'Abrir o curso', target: { to: '/copilot-course' } },
    disabled: false,
  },
  {
    id: 'modulo-procurar',
    seed: 'modulo-procurar',
    title: 'Procurar a IA à sua volta',
    level: 'Descobrir',
    tone: 'descobrir',
    description: 'Onde ela já está, em casa e na cidade.',
    link: { label: 'Começar a missão', target: { to: '/mission-1' } },
    disabled: false,
  },
  {
    id: 'modulo-desafiar',
    seed: 'modulo-desafiar',
    title: 'Desafiar a resposta',
    level: 'Desafio',
    tone: 'desafio',
    description: 'Encontrar o erro numa resposta que parece certa.',
    link: null,
    disabled: true,
  },
];

export const newShowcase = {
  eyebrow: 'Novidades de exemplo',
  title: 'O que acabou de chegar',
  tag: 'Novo',
};

export const news: ActionCard[] = [
  {
    id: 'novidade-receitas',
    seed: 'novidade-receitas',
    title: 'Receitas para começar',
    text: 'Pedidos prontos a adaptar, da ata de uma reunião às ideias para um presente.',
    link: { label: 'Ver as receitas', target: { to: '/prompt-factory' } },
  },
  {
    id: 'novidade-votos',
    seed: 'novidade-votos',
    title: 'O seu voto nos princípios',
    text: 'Diga com que princípios concorda e proponha palavras melhores.',
    link: { label: 'Ir para o Manifesto', target: { to: '/manifesto-cocreate' } },
  },
  {
    id: 'novidade-curtas',
    seed: 'novidade-curtas',
    title: 'Curtas de IA',
    text: 'Uma pergunta por vídeo, em linguagem de todos os dias.',
    link: null,
  },
];

export const newsletter = {
  eyebrow: 'Boletim de exemplo',
  title: 'Receba novidades no seu e-mail',
  text: 'Uma mensagem curta, com o que há de novo para aprender.',
  emailLabel: 'O seu e-mail',
  placeholder: 'nome@dominio.example',
  submit: 'Subscrever',
  done: 'Isto é uma demonstração: o endereço não foi enviado nem guardado.',
};
