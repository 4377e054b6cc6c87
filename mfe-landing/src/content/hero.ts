import type { Link } from './schema.ts';

export const hero = {
  eyebrow: 'Um programa municipal, um movimento de cidadãos',
  title: 'A inteligência artificial também é sua.',
  mission:
    'Queremos uma IA que toda a gente compreende, justa para todos e ao serviço do bem comum. Aprenda a usá-la, diga o que espera dela e assine o manifesto. Sem registo e sem palavras difíceis.',
  learn: { label: 'Aprender IA', target: { to: '#learn' } } satisfies Link,
  sign: { label: 'Assinar o Manifesto', target: { to: '#manifesto' } } satisfies Link,
  scrollCue: 'Descer até ao manifesto',
};
