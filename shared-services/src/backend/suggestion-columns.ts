import type { ModerationItem, Row, SuggestionReceipt } from './schema.ts';

/** The uses of a column of `manifesto_suggestions`. */
interface Uses {
  /** `private.suggestions_query`, the rows of the public list. */
  list?: true;
  /** Read by the pages: `COLUMNS` and `suggestionSchema` in mfe-manifesto. */
  page?: true;
  /** Name in `moderation_queue`. */
  moderation?: keyof ModerationItem;
  /** Name in `suggestion_receipt`, which the author reads. */
  receipt?: keyof SuggestionReceipt;
  /** Sent by visitors; they have the INSERT privilege on no other column. */
  insert?: true;
  /** Named by each example suggestion of a new installation (supabase/content). */
  example?: true;
  /** Name in the open data, or null when it is not published. */
  openData: string | null;
  /**
   * Column of `private.redactions` that keeps the original for an undo, or null when the column holds no text of a
   * visitor. Erasure deletes the row.
   */
  original: string | null;
}

/**
 * Where each column of `manifesto_suggestions` is used. A new column needs a decision for every use: public
 * list, moderation, receipt, open data, erasure. A column without an entry is therefore a type error. An
 * entry that differs from the code is a type error or fails `supabase/tests/suggestion-columns.test.ts`.
 */
export const SUGGESTION_COLUMNS = {
  id: { list: true, page: true, moderation: 'id', example: true, openData: 'id', original: null },
  suggestion_text: {
    list: true,
    page: true,
    moderation: 'suggestion_text',
    receipt: 'suggestion_text',
    insert: true,
    example: true,
    openData: 'texto',
    original: 'original_text',
  },
  author: {
    list: true,
    page: true,
    moderation: 'author',
    receipt: 'author',
    insert: true,
    example: true,
    openData: 'autor',
    original: 'original_author',
  },
  status: {
    list: true,
    page: true,
    moderation: 'status',
    receipt: 'stage',
    insert: true,
    openData: null,
    original: null,
  },
  upvotes: {
    list: true,
    page: true,
    moderation: 'upvotes',
    receipt: 'upvotes',
    example: true,
    openData: 'votos_a_favor',
    original: null,
  },
  created_at: {
    list: true,
    page: true,
    moderation: 'created_at',
    receipt: 'created_at',
    example: true,
    openData: 'data',
    original: null,
  },
  integrated_in: {
    list: true,
    page: true,
    moderation: 'integrated_in',
    receipt: 'integrated_in',
    example: true,
    openData: 'versao',
    original: null,
  },
  about: {
    list: true,
    page: true,
    moderation: 'about',
    receipt: 'about',
    insert: true,
    openData: null,
    original: null,
  },
  redacted: {
    list: true,
    page: true,
    moderation: 'redacted',
    receipt: 'redacted',
    openData: null,
    original: null,
  },
  is_example: { list: true, page: true, openData: null, original: null },
  published_at: { list: true, openData: null, original: null },
  counted_upvotes: { openData: 'contados_a_favor', original: null },
  merged_into: { moderation: 'merged_into', receipt: 'merged_into', openData: null, original: null },
  /** Write-only: the table stores null, `private.receipts` a hash. */
  receipt_code: { insert: true, openData: null, original: null },
} as const satisfies Record<keyof Row<'manifesto_suggestions'>, Uses>;

type Columns = typeof SUGGESTION_COLUMNS;

/** Names of the columns that have a given use, such as `insert`. */
export type SuggestionColumn<Use extends keyof Uses> = {
  [Name in keyof Columns]: Columns[Name] extends Record<Use, string | true> ? Name : never;
}[keyof Columns];

/** An example suggestion of a new installation. */
export type ExampleSuggestion = Pick<Row<'manifesto_suggestions'>, SuggestionColumn<'example'>>;

/** Names of suggestions in the open data. */
export type OpenDataName = Extract<Columns[keyof Columns]['openData'], string>;

/** Union of the names in a comma-separated list. */
type Split<List extends string> = List extends `${infer First},${infer Rest}` ? First | Split<Rest> : List;

/** Checks a `select` list: the list itself if it names exactly the `page` columns, otherwise the difference. */
export type SelectsPage<List extends string> = [
  Exclude<SuggestionColumn<'page'>, Split<List>>,
  Exclude<Split<List>, SuggestionColumn<'page'>>,
] extends [never, never]
  ? List
  : {
      missing: Exclude<SuggestionColumn<'page'>, Split<List>>;
      surplus: Exclude<Split<List>, SuggestionColumn<'page'>>;
    };
