import type { Link, MotifCard } from './schema.ts';

export const manifesto = {
  eyebrow: 'O Manifesto',
  title: 'Seis princípios para uma IA de todos',
  lead: 'A IA já escreve cartas, traduz textos e escolhe as notícias que vemos. As regras que a guiam dizem respeito a toda a gente. Estas são as nossas.',
  sign: { label: 'Assinar o Manifesto', target: { external: 'signManifesto' } } satisfies Link,
  participate: { label: 'Participar no Manifesto', target: { to: '/manifesto-cocreate' } } satisfies Link,
};

export const manifestoCards: MotifCard[] = [
  {
    id: 'literacia',
    motif: 'book',
    title: 'Literacia',
    text: 'Qualquer pessoa tem direito a perceber o que a IA faz, como o faz e onde falha. Em linguagem simples e ao seu ritmo.',
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
    text: 'A IA é uma ferramenta para ir mais longe. Criar, cuidar e decidir continua a caber às pessoas.',
  },
  {
    id: 'responsabilidade',
    motif: 'keystone',
    title: 'Responsabilidade',
    text: 'Quem cria ou usa IA responde por ela: explica as decisões, corrige os erros e protege os dados de cada um.',
  },
  {
    id: 'bem-comum',
    motif: 'table',
    title: 'Bem Comum',
    text: 'Os ganhos da IA são para partilhar. Primeiro está o que melhora a vida da comunidade e cuida do planeta.',
  },
  {
    id: 'supervisao-humana',
    motif: 'eye',
    title: 'Supervisão Humana',
    text: 'Quando uma decisão mexe com a vida de alguém, tem de haver sempre uma pessoa que possa rever, corrigir e parar a máquina.',
  },
];
