import type { ActionCard, Link } from './schema.ts';

/** Texts of the section about taking part, on the main page. */
export const participate = {
  eyebrow: 'Junte-se ao movimento',
  title: 'Uma assinatura é um bom começo',
  lead: 'Cada nome ajuda a mostrar que esta conversa interessa a muita gente. O formulário abre num novo separador e o Manifesto fica aqui, à sua espera.',
  sign: { label: 'Assinar o Manifesto', target: { external: 'signManifesto' } } satisfies Link,
};

export const participateCards: ActionCard[] = [
  {
    id: 'subscrever',
    seed: 'subscrever',
    title: 'Subscrever',
    text: 'Um boletim com as novidades.',
    link: null,
  },
  {
    id: 'comunidade',
    seed: 'comunidade',
    title: 'Comunidade',
    text: 'Um lugar para trocar dúvidas e descobertas.',
    link: null,
  },
  {
    id: 'contribuir',
    seed: 'contribuir',
    title: 'Contribuir',
    text: 'Tem uma ideia para melhorar um princípio? Escreva-a: cada sugestão é lida por uma pessoa.',
    link: { label: 'Enviar uma sugestão', target: { to: '/manifesto-cocreate#contribuir' } },
  },
];
