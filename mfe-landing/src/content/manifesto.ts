import type { Link, MotifCard } from './schema.ts';

/** Texts of the section about the manifesto on the main page, with the six principles in short. */
export const manifesto = {
  eyebrow: 'O Manifesto',
  title: 'Seis princípios para uma IA de todos',
  lead: 'A IA já escreve cartas, traduz textos e escolhe as notícias que vemos. As regras da IA são um assunto de toda a gente. Os nossos princípios são estes, em resumo.',
  sign: { label: 'Assinar o Manifesto', target: { external: 'signManifesto' } } satisfies Link,
  participate: { label: 'Participar no Manifesto', target: { to: '/manifesto-cocreate' } } satisfies Link,
};

export const manifestoCards: MotifCard[] = [
  {
    id: 'literacia',
    motif: 'book',
    title: 'Literacia',
    text: 'Literacia é perceber o que a IA faz, como o faz e onde falha. Qualquer pessoa tem direito a aprender isto, em linguagem simples e ao seu ritmo.',
  },
  {
    id: 'inclusividade',
    motif: 'rings',
    title: 'Inclusividade',
    text: 'A IA tem de servir pessoas de todas as idades, capacidades, línguas e bairros. Ninguém fica de fora.',
  },
  {
    id: 'potencial-humano',
    motif: 'leaf',
    title: 'Potencial Humano',
    text: 'A IA é uma ferramenta para ir mais longe. Criar, cuidar e decidir continua a ser tarefa das pessoas.',
  },
  {
    id: 'responsabilidade',
    motif: 'keystone',
    title: 'Responsabilidade',
    text: 'Quem cria ou usa IA é responsável por ela: explica as decisões, corrige os erros e compensa quem foi prejudicado.',
  },
  {
    id: 'bem-comum',
    motif: 'table',
    title: 'Bem Comum',
    text: 'Os ganhos da IA são para partilhar. Em primeiro lugar vem o que é bom para a comunidade e para o planeta.',
  },
  {
    id: 'supervisao-humana',
    motif: 'eye',
    title: 'Supervisão Humana',
    text: 'As decisões que mudam a vida de alguém têm de passar sempre por uma pessoa, que pode dizer que não à máquina.',
  },
];
