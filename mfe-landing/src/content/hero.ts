import type { Link } from './schema.ts';

export const hero = {
  eyebrow: 'Um programa municipal, um movimento de cidadãos',
  title: 'A inteligência artificial também é sua.',
  mission:
    'Queremos uma inteligência artificial (IA) que toda a gente compreenda, justa para todos e ao serviço do bem comum. Venha aprender, dar a sua opinião e assinar o Manifesto. Para aprender, votar e sugerir não precisa de se registar, e explicamos as palavras técnicas.',
  learn: { label: 'Aprender IA', target: { to: '#learn' } } satisfies Link,
  sign: { label: 'Assinar o Manifesto', target: { to: '#manifesto' } } satisfies Link,
  /** Seed of the tile wall pattern. */
  wallSeed: 'ia-para-todos',
  scrollCue: 'Descer até ao Manifesto',
};
