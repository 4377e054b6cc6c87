import { THEMES } from '@ia/shared-ui/tokens';
import { expect, test } from 'vitest';
import { addressOf, exampleQuery, type LibraryView, queryOf, viewOf } from './library-address.ts';
import { SCHEMES, TEXT_SIZES, usualStage, WIDTHS } from './use-stage.ts';

const usual: LibraryView = { ...usualStage('pink'), search: '', all: false };

test('default settings are not in the URL', () => {
  expect(queryOf(usual, 'pink')).toEqual({});
  expect(viewOf({}, 'pink')).toEqual(usual);
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
    const view = { ...usual, ...choice };
    expect(viewOf(queryOf(view, 'pink'), 'pink')).toEqual(view);
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
  expect(addressOf('/component-library', queryOf(view, 'pink'), 'c-quiz')).toBe(
    '/component-library?procurar=quiz&tema=verde&aspeto=escuro&texto=150&largura=360&movimento=reduzido#c-quiz',
  );
});

test('invalid values in the URL fall back to defaults', () => {
  expect(viewOf({ tema: 'dourado', aspeto: 'x', texto: '17', largura: 'muita' }, 'pink')).toEqual(usual);
});

test('URL of an example page has its theme, but no search and width', () => {
  const query = exampleQuery('button.primario', { ...usual, width: 360, scheme: 'dark' });
  expect(query).toEqual({ exemplo: 'button.primario', tema: 'rosa', aspeto: 'escuro' });
});
