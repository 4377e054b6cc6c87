import type { Link, Slide } from './schema.ts';

/** Texts of the section «O programa» of the main page. */
export const about = {
  eyebrow: 'O programa',
  title: 'Há lugar para si, saiba muito ou pouco',
  lead: 'Defendemos que compreender a IA é um direito de todas as pessoas. Por isso este programa está aberto a quem nunca a usou e a quem já a usa todos os dias.',
  carouselLabel: 'Três formas de fazer parte do programa',
  faqLink: { label: 'Ler as perguntas frequentes', target: { to: '#faq' } } satisfies Link,
};

export const aboutSlides: Slide[] = [
  {
    id: 'aprender',
    seed: 'todos-podem-aprender',
    title: 'Todos podem aprender',
    text: 'Lições curtas, exemplos do dia a dia e tempo para experimentar. Pode começar hoje, mesmo que nunca tenha usado IA.',
    cta: { label: 'Começar a aprender', target: { to: '#learn' } },
  },
  {
    id: 'participar',
    seed: 'todos-podem-participar',
    title: 'Todos podem participar',
    text: 'O Manifesto escreve-se em conjunto. Leia os princípios, diga com quais concorda e proponha melhorias.',
    cta: { label: 'Participar no Manifesto', target: { to: '/manifesto-cocreate' } },
  },
  {
    id: 'contribuir',
    seed: 'todos-podem-contribuir',
    title: 'Todos podem contribuir',
    text: 'Tem uma ideia para o Manifesto? Envie-a. E conte a outra pessoa o que aprendeu: isso também é contribuir.',
    cta: { label: 'Ver como contribuir', target: { to: '#participate' } },
  },
];
