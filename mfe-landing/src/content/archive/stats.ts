import type { Counter } from '../schema.ts';

/** Sample figures that the programme defines. */
export const stats = {
  eyebrow: 'Estatísticas de exemplo',
  title: 'Uma comunidade em números',
};

export const statCounters: Counter[] = [
  { value: 1200, label: 'alunos satisfeitos' },
  { value: 40, label: 'cursos' },
  { value: 95, label: 'taxa de conclusão (%)' },
  { value: 25, label: 'formadores especialistas' },
];
