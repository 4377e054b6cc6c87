import { describe, expect, it } from 'vitest';
import { editDistance, nearestRoutes } from './nearest-routes.ts';
import type { ActiveRoute, RouteTable } from './route-table.ts';

const routes: RouteTable = new Map(
  Object.entries({
    '/': 'IA para Todos',
    '/aprender': 'Aprender',
    '/manifesto-cocreate': 'Co-criar o Manifesto',
    '/manifesto-votos': 'Votos nos princípios',
    '/prompt-factory': 'Fábrica de Prompts',
    '/mscopilot-course': 'Curso: MS Copilot',
    '/mscopilot-course-v3': 'Curso: Copilot para a CML',
    '/mission-1': 'Missão 1',
    '/moderacao': 'Moderação',
  }).map(([path, title]) => [path, { path, title, listed: path !== '/moderacao' } as ActiveRoute]),
);
const nearestPaths = (requested: string) => nearestRoutes(requested, routes).map(({ path }) => path);

describe('nearestRoutes', () => {
  it.each([
    ['/manifesto', '/manifesto-cocreate'],
    ['/prompt-fatory', '/prompt-factory'],
    ['/fabrica-de-prompts', '/prompt-factory'],
    ['/aprendr', '/aprender'],
    ['/missao1', '/mission-1'],
    ['/Manifesto-Cocreat', '/manifesto-cocreate'],
  ])('offers for %s the page %s first', (requested, path) => expect(nearestPaths(requested)[0]).toBe(path));

  it('offers every course for /cursos', () =>
    expect(nearestPaths('/cursos')).toEqual(['/mscopilot-course', '/mscopilot-course-v3']));

  it.each(['/nao-existe', `/${'x'.repeat(100)}`, '/', '/%', '/moderacao'])(
    'offers nothing for %s, which is similar to no listed page',
    (requested) => expect(nearestPaths(requested)).toEqual([]),
  );

  it('does not offer a page that is not served', () => {
    const others = new Map([...routes].filter(([path]) => path !== '/prompt-factory'));
    expect(nearestRoutes('/prompt-fatory', others)).toEqual([]);
  });
});

it.each([
  ['', 'abc', 3],
  ['fatory', 'factory', 1],
  ['kitten', 'sitting', 3],
])('editDistance of «%s» and «%s» is %i', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));
