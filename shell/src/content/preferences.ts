import type { CHOICES, Choice } from '../preferences/choices.ts';

/** Texts of the preferences panel. */
export const t = {
  storageNote:
    'Automático: como está no seu dispositivo. As suas escolhas ficam só neste dispositivo e valem em todas as páginas do site.',
  reset: 'Repor como estava',
  wasReset: 'Preferências repostas como estavam no início.',
} as const;

/** The label of each preference and of its values. */
export const choiceText: {
  [C in Choice]: { label: string; values: Record<(typeof CHOICES)[C][number], string> };
} = {
  text: {
    label: 'Tamanho do texto',
    values: { 100: '100 %', 112: '112 %', 125: '125 %', 150: '150 %' },
  },
  scheme: {
    label: 'Cores da página',
    values: { auto: 'Automáticas', light: 'Claras', dark: 'Escuras' },
  },
  contrast: {
    label: 'Contraste',
    values: { auto: 'Automático', normal: 'Normal', more: 'Reforçado' },
  },
  motion: {
    label: 'Movimento',
    values: { auto: 'Automático', reduce: 'Parado' },
  },
  links: {
    label: 'Ligações',
    values: { auto: 'Normais', underline: 'Todas sublinhadas' },
  },
  measure: {
    label: 'Largura das linhas de texto',
    values: { normal: 'Normal', narrow: 'Estreita', wide: 'Larga' },
  },
};
