import { expect, it } from 'vitest';
import { figures } from '../mfe-courses/src/content/figures.ts';
import { paths } from '../mfe-courses/src/content/learn/learn.ts';
import { firstStep, learnCards } from '../mfe-landing/src/content/learn.ts';

// The main page (mfe-landing) repeats texts of the course index (mfe-courses). An app must not import
// another, so these tests compare the two.

/** Learning path «todos», the first of the course index. */
const pathForEveryone = paths.find(({ id }) => id === 'todos');

it('first step of the main page is the first step of the course index, with its duration', () => {
  expect(firstStep.start.target.to.split('#')[0]).toBe(pathForEveryone?.steps[0]?.to);
  expect(firstStep.text).toContain(`${figures.mission1.minutes} minutos`);
});

it('main page leads on to the second step of the course index', () => {
  const { text, link } = firstStep.next;
  expect(link.target.to).toBe(pathForEveryone?.steps[1]?.to);
  expect(`${text} ${link.label}`).toContain(pathForEveryone?.steps[1]?.title);
});

it('main page leads to the lesson on scams by the name, duration and address of the course index', () => {
  const { text, link, note } = firstStep.scams;
  expect({ label: text, action: link.label, note, to: link.target.to }).toEqual(pathForEveryone?.lesson);
});

it('main page keeps the five cards of the specification', () => {
  expect(learnCards.map(({ title }) => title)).toEqual([
    'Curso rápido Descobrir a IA',
    'Certificação IA para Todos',
    'Fábrica de Prompts IA',
    'Descobrir a IA Microsoft Copilot',
    'Curtas de IA',
  ]);
});
