import { THEMES } from '@ia/shared-ui/tokens';
import { expect, test } from 'vitest';
import { buildQuery, buildRoute, exampleQuery, type LibraryView, parseView } from './library-address.ts';
import { defaultStage, SCHEMES, TEXT_SIZES, WIDTHS } from './use-stage.ts';

const defaults: LibraryView = { ...defaultStage('pink'), search: '', all: false };

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

test('URL of an example page has its theme, but no search and width', () => {
  const query = exampleQuery('button.primario', { ...defaults, width: 360, scheme: 'dark' });
  expect(query).toEqual({ exemplo: 'button.primario', tema: 'rosa', aspeto: 'escuro' });
});
