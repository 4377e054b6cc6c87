import { THEMES } from '@ia/shared-ui/tokens';
import { expect, test } from 'vitest';
import {
  buildQuery,
  buildRoute,
  componentQuery,
  exampleQuery,
  type LibraryView,
  parseRoute,
  parseView,
} from './library-address.ts';
import { defaultStage, SCHEMES, TEXT_SIZES, WIDTHS } from './use-stage.ts';

const defaults: LibraryView = { ...defaultStage('pink'), search: '', all: false, component: '' };

test('default settings are not in the URL', () => {
  expect(buildQuery(defaults, 'pink')).toEqual({});
  expect(parseView({}, 'pink')).toEqual(defaults);
});

test('every setting round-trips through the URL', () => {
  const choices: Partial<LibraryView>[] = [
    ...THEMES.map((theme) => ({ theme })),
    ...SCHEMES.map((scheme) => ({ scheme })),
    ...TEXT_SIZES.map((text) => ({ text })),
    ...WIDTHS.map((width) => ({ width })),
    { reducedMotion: true },
    { search: 'barra de progresso' },
    { all: true },
    { component: 'progress-bar' },
  ];
  for (const choice of choices) {
    const view = { ...defaults, ...choice };
    expect(parseView(buildQuery(view, 'pink'), 'pink')).toEqual(view);
  }
});

test('URL uses readable Portuguese words', () => {
  const view: LibraryView = {
    theme: 'green',
    scheme: 'dark',
    text: 1.5,
    width: 360,
    reducedMotion: true,
    search: 'quiz',
    all: false,
    component: '',
  };
  expect(buildRoute('/component-library', buildQuery(view, 'pink'), 'c-quiz')).toBe(
    '/component-library?procurar=quiz&tema=verde&aspeto=escuro&texto=150&largura=360&movimento=reduzido#c-quiz',
  );
});

test('invalid values in the URL fall back to defaults', () => {
  expect(parseView({ tema: 'dourado', aspeto: 'x', texto: '17', largura: 'muita' }, 'pink')).toEqual(
    defaults,
  );
});

test('URL of an example page has its theme, but no search, component and width', () => {
  const stage = { ...defaults, component: 'button', width: 360, scheme: 'dark' as const };
  const settings = { tema: 'rosa', aspeto: 'escuro' };
  expect(exampleQuery({ example: 'button.primario' }, stage)).toEqual({
    exemplo: 'button.primario',
    ...settings,
  });
  expect(exampleQuery({ states: 'button' }, stage)).toEqual({ estados: 'button', ...settings });
});

test('URL of one component keeps the settings and drops the search', () => {
  const stage = { ...defaults, search: 'quiz', scheme: 'dark' as const };
  expect(buildRoute('/component-library', componentQuery('button', stage, 'pink'))).toBe(
    '/component-library?componente=button&aspeto=escuro',
  );
});

test('anchor outside of the component shown alone opens the whole library', () => {
  const query = { componente: 'button', tema: 'verde' };
  const componentAt = (anchor: string | null) => parseRoute({ query, anchor }, 'pink').component;
  expect([componentAt(null), componentAt('c-button'), componentAt('core-ui')]).toEqual([
    'button',
    'button',
    '',
  ]);
  expect(parseRoute({ query, anchor: 'core-ui' }, 'pink').theme).toBe('green');
});
