import type { Link } from './schema.ts';

/** Texts of the first view of the main page. */
export const hero = {
  eyebrow: 'Um programa municipal, um movimento de cidadãos',
  title: 'A inteligência artificial também é sua.',
  mission:
    'Queremos que toda a gente perceba a inteligência artificial (IA) e possa dizer o que pensa sobre ela. Aprenda, vote e sugira, sem registo.',
  learn: { label: 'Aprender IA', target: { to: '#learn' } } satisfies Link,
  sign: { label: 'Assinar o Manifesto', target: { to: '#manifesto' } } satisfies Link,
  /** Seed of the tile wall pattern. */
  wallSeed: 'ia-para-todos',
  scrollCue: 'Descer até ao Manifesto',
};
