import { jsonResponse } from './http.ts';

/** Allowed queries of one table. */
interface AllowedQueries {
  /** Filterable columns with their operators; null for all columns with comparison operators. */
  filters: Record<string, readonly string[]> | null;
  /** Sortable columns; null for all. */
  order: readonly string[] | null;
  insert?: boolean;
}

/**
 * Allowlist of queries for visitors and staff: exactly the pages' queries. It contains only filters that an index or
 * a short scan answers: one expensive expression (`match`, `like`, full text) would block PGlite, and with it the
 * whole site. Add an operator here when a page needs another filter.
 */
const ALLOWED_QUERIES: Record<string, AllowedQueries> = {
  manifesto_principles: { filters: { id: ['eq', 'in'] }, order: ['position', 'id'] },
  manifesto_suggestions: {
    filters: {
      id: ['eq', 'in', 'gt', 'lt'],
      status: ['eq'],
      integrated_in: ['eq', 'is', 'not.is'],
      is_example: ['is'],
      created_at: ['eq', 'gt', 'gte', 'lt', 'lte'],
      upvotes: ['eq', 'gt', 'gte', 'lt', 'lte'],
    },
    order: ['created_at', 'id', 'upvotes'],
    insert: true,
  },
  manifesto_versions: { filters: { version: ['eq', 'in'] }, order: ['version', 'published_on'] },
  vote_totals: { filters: { hour: ['eq', 'gt', 'gte', 'lt', 'lte'] }, order: ['hour'] },
  hero_content: { filters: { id: ['eq'] }, order: ['id'] },
  categories: { filters: { id: ['eq', 'in'] }, order: ['position', 'id'] },
  recipes: { filters: { id: ['eq', 'in'], category_id: ['eq'] }, order: ['position', 'id'] },
};

/** A call by `sendBeacon`, which cannot send headers: the key is in the URL. */
export const isBeacon = ({ pathname }: URL): boolean => pathname === '/rest/v1/rpc/report_failures';
const hasOnlyApiKey = ({ searchParams }: URL): boolean => [...searchParams.keys()].join() === 'apikey';

/** Read-only functions without arguments, which GET may call, so that a cache can store the response. */
const CACHEABLE_FUNCTIONS = ['manifesto_totals'];

const NAME = /^[a-z_]+$/;
const NUMBER = /^\d{1,9}$/;
const ORDER = /^([a-z_]+)(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/;

/** Every table of a team schema. */
const TEAM_TABLE: AllowedQueries = { filters: null, order: null, insert: true };

const errorResponse = (status: number, code: string, message: string, headers = {}): Response => {
  const hint = 'supabase/local/visitor-queries.ts lists the allowed queries.';
  const answer = jsonResponse(status, { code, message, details: null, hint });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
  return answer;
};

/** Operators for team tables. Their policies and grants control who reads and inserts. */
const COMPARISON_OPERATORS = ['eq', 'in', 'is', 'not.is', 'gt', 'gte', 'lt', 'lte'];

/**
 * Restricts the data API to {@link ALLOWED_QUERIES}, and team schemas to comparisons. The secret key is exempt.
 * @param isTeams true when the request selects a team schema
 * @returns the refusal in PostgREST's format, or null when the request is allowed
 */
export function rejectUnlistedQuery(method: string, url: URL, isTeams = false): Response | null {
  const name = url.pathname.slice('/rest/v1/'.length);
  if (name.startsWith('rpc/')) {
    if (method === 'GET' && CACHEABLE_FUNCTIONS.includes(name.slice('rpc/'.length)) && !url.search)
      return null;
    if (method !== 'POST')
      return errorResponse(405, 'PGRST117', 'functions accept POST only', { allow: 'POST' });
    return url.search && !(isBeacon(url) && hasOnlyApiKey(url))
      ? errorResponse(400, 'PGRST100', 'the answer of a function cannot be filtered here')
      : null;
  }
  const allowed =
    isTeams && NAME.test(name)
      ? TEAM_TABLE
      : Object.hasOwn(ALLOWED_QUERIES, name)
        ? ALLOWED_QUERIES[name]
        : undefined;
  if (!allowed) return errorResponse(404, 'PGRST205', 'unknown table');
  if (method === 'POST' && allowed.insert) {
    return url.search ? errorResponse(400, 'PGRST100', 'inserts accept no query parameters') : null;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return errorResponse(405, 'PGRST117', `${name} does not accept this method`, { allow: 'GET, HEAD' });
  }
  const seen = new Set<string>();
  for (const [key, value] of url.searchParams) {
    const error = seen.has(`${key}=${value}`) ? 'is there twice' : parameterError(allowed, key, value);
    if (error) return errorResponse(400, 'PGRST100', `${key.slice(0, 64)} ${error}`);
    seen.add(`${key}=${value}`);
  }
  return null;
}

const RESERVED_KEYS = ['or', 'and', 'not', 'columns', 'on_conflict'];
const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Reason why a query parameter is not allowed; null when it is. */
function parameterError({ filters, order }: AllowedQueries, key: string, value: string): string | null {
  if (key === 'select') return isPlainSelect(value) ? null : 'takes columns of this table, each once';
  if (key === 'limit' || key === 'offset') return NUMBER.test(value) ? null : 'takes a number';
  if (key === 'order') {
    const columns = value.split(',').map((part) => ORDER.exec(part)?.[1] ?? '');
    const isAllowed = columns.every((column) => column !== '' && (order?.includes(column) ?? true));
    return isAllowed ? null : `takes ${order?.join(', ') ?? 'columns of this table'}`;
  }
  const operators = filters
    ? ownValue(filters, key)
    : NAME.test(key) && !RESERVED_KEYS.includes(key)
      ? COMPARISON_OPERATORS
      : undefined;
  if (!operators) return `is not allowed; filters are ${Object.keys(filters ?? {}).join(', ') || 'columns'}`;
  return operators.some((operator) => value.startsWith(`${operator}.`))
    ? null
    : `takes ${operators.map((operator) => `${operator}.…`).join(', ')}`;
}

/** Plain columns only, each once: no embedded tables (which could nest), casts or aggregates. */
function isPlainSelect(value: string): boolean {
  const columns = value.split(',').map((column) => column.trim());
  return (
    columns.every((column) => column === '*' || NAME.test(column)) && new Set(columns).size === columns.length
  );
}
