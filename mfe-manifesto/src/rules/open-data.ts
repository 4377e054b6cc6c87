import type { OpenDataName } from '@ia/shared-services/backend';
import { castVotes, countedVotes, type Principle } from '@ia/shared-services/principles';
import type { Suggestion } from '../data/suggestion.ts';

export interface OpenDataInput {
  principles: readonly Principle[];
  suggestions: readonly Suggestion[];
  /** Time when the figures were read. */
  at: Date;
  /** Permanent URL of a suggestion, or null when the site has none. */
  addressOf: (id: string) => string | null;
}

const LICENCE = 'CC BY 4.0';

/** `votos_…` are votes received; `contados_…` are votes counted, empty when the server sends no counts. */
const COLUMNS = [
  ...(['tipo', 'id', 'texto', 'autor', 'data', 'votos_a_favor', 'votos_contra', 'versao'] as const),
  ...(['contados_a_favor', 'contados_contra', 'endereco'] as const),
];
/** Repeated on each CSV line, because CSV has no metadata; the JSON has it once. */
const ABOUT_FILE = ['licenca', 'lido_em'] as const;

type Cell = string | number | null;
/**
 * One row per principle or suggestion. A column that `SUGGESTION_COLUMNS` lists for the open data and `COLUMNS`
 * lacks is a type error in `toRows`.
 */
type Row = Record<(typeof COLUMNS)[number] | OpenDataName, Cell>;

/** Excludes the team's examples. */
const withoutExamples = (suggestions: readonly Suggestion[]) => suggestions.filter((one) => !one.is_example);

function toRows({ principles, suggestions, addressOf }: OpenDataInput): Row[] {
  return [
    ...principles.map((principle) => {
      const { up, down } = castVotes(principle);
      const counted = countedVotes(principle);
      return {
        tipo: 'principio',
        id: principle.id,
        texto: principle.title,
        autor: null,
        data: null,
        votos_a_favor: up,
        votos_contra: down,
        versao: null,
        contados_a_favor: counted?.up ?? null,
        contados_contra: counted?.down ?? null,
        endereco: null,
      };
    }),
    ...withoutExamples(suggestions).map((suggestion) => ({
      tipo: 'sugestao',
      id: suggestion.id,
      texto: suggestion.suggestion_text,
      autor: suggestion.author,
      data: suggestion.created_at,
      votos_a_favor: suggestion.upvotes,
      votos_contra: null,
      versao: suggestion.integrated_in ?? null,
      contados_a_favor: suggestion.counted_upvotes ?? null,
      contados_contra: null,
      endereco: addressOf(suggestion.id),
    })),
  ];
}

/**
 * Formats a CSV cell. Visitors write these texts, so a formula gets an apostrophe in front (CSV injection); commas,
 * quotes and line breaks are quoted.
 */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Serialises principles with totals and published suggestions as CSV (RFC 4180, UTF-8 with the BOM that spreadsheets
 * need).
 */
export function toCsv(input: OpenDataInput): string {
  const about = [LICENCE, input.at.toISOString()];
  const records = toRows(input).map((row) => [...COLUMNS.map((column) => row[column]), ...about]);
  const lines = [[...COLUMNS, ...ABOUT_FILE], ...records].map((record) => record.map(cell).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

/** Serialises principles, suggestions and totals as JSON. */
export function toJson(input: OpenDataInput): string {
  const rows = toRows(input);
  const suggestions = withoutExamples(input.suggestions);
  const received = input.principles.map(castVotes);
  const counted = input.principles.map((principle) => countedVotes(principle));
  const sum = (votes: readonly ({ up: number; down: number } | null)[]) =>
    votes.reduce((all, one) => all + (one ? one.up + one.down : 0), 0);
  return JSON.stringify(
    {
      licenca: LICENCE,
      atualizado_em: input.at.toISOString(),
      totais: {
        sugestoes: suggestions.length,
        principios: input.principles.length,
        votos_nos_principios: sum(received),
        votos_nos_principios_contados: sum(counted),
        apoios_a_sugestoes: suggestions.reduce((all, one) => all + one.upvotes, 0),
        apoios_a_sugestoes_contados: suggestions.reduce((all, one) => all + (one.counted_upvotes ?? 0), 0),
      },
      principios: rows.filter((row) => row.tipo === 'principio'),
      sugestoes: rows.filter((row) => row.tipo === 'sugestao'),
    },
    null,
    2,
  );
}
