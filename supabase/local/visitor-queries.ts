import { json } from './http.ts';

interface Offer {
  /** Columns to filter by, each with its operators; null for all columns, by comparisons. */
  filters: Record<string, readonly string[]> | null;
  /** Columns to sort by; null for all. */
  order: readonly string[] | null;
  insert?: boolean;
}

/**
 * What visitors and staff may ask of each table: what the pages ask, and no more. Only comparisons that an index or a
 * short scan answers stand here: one regular expression (`match`, `like`, full text) holds PGlite, and with it the whole
 * site, for as long as its author likes. A page that needs another filter gets it by one more word in this list.
 */
const OFFERED: Record<string, Offer> = {
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

/** A call that a browser makes by a beacon: it has no headers, so the key stands in the address. */
export const isBeacon = ({ pathname }: URL): boolean => pathname === '/rest/v1/rpc/report_failures';
const isKeyAlone = ({ searchParams }: URL): boolean => [...searchParams.keys()].join() === 'apikey';

/** Functions that only read and take nothing: by GET, a cache in front of the server can keep the answer. */
const READS = ['manifesto_totals'];

const NAME = /^[a-z_]+$/;
const NUMBER = /^\d{1,9}$/;
const ORDER = /^([a-z_]+)(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/;

const ANY: Offer = { filters: null, order: null, insert: true };

const refused = (status: number, code: string, message: string, headers = {}): Response => {
  const hint = 'supabase/local/visitor-queries.ts lists what is offered.';
  const answer = json(status, { code, message, details: null, hint });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
  return answer;
};

/** Of a team's own tables: comparisons alone. Its policies and grants say who reads and inserts what. */
const COMPARISONS = ['eq', 'in', 'is', 'not.is', 'gt', 'gte', 'lt', 'lte'];

/**
 * Holds the data API of visitors to {@link OFFERED}, and that of a team's schema to comparisons. The secret key is not held
 * to it.
 * @param isTeams whether the request names the schema of a team
 * @returns the refusal, in the shape of PostgREST's own, or null when the request may pass.
 */
export function refuseUnoffered(method: string, url: URL, isTeams = false): Response | null {
  const name = url.pathname.slice('/rest/v1/'.length);
  if (name.startsWith('rpc/')) {
    if (method === 'GET' && READS.includes(name.slice('rpc/'.length)) && !url.search) return null;
    if (method !== 'POST') return refused(405, 'PGRST117', 'functions are called by POST', { allow: 'POST' });
    return url.search && !(isBeacon(url) && isKeyAlone(url))
      ? refused(400, 'PGRST100', 'the answer of a function cannot be filtered here')
      : null;
  }
  const offer = isTeams && NAME.test(name) ? ANY : Object.hasOwn(OFFERED, name) ? OFFERED[name] : undefined;
  if (!offer) return refused(404, 'PGRST205', 'there is no such table');
  if (method === 'POST' && offer.insert) {
    return url.search ? refused(400, 'PGRST100', 'a new row takes no parameters here') : null;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return refused(405, 'PGRST117', `${name} is not changed this way`, { allow: 'GET, HEAD' });
  }
  const seen = new Set<string>();
  for (const [key, value] of url.searchParams) {
    const fault = seen.has(`${key}=${value}`) ? 'is there twice' : faultOf(offer, key, value);
    if (fault) return refused(400, 'PGRST100', `${key.slice(0, 64)} ${fault}`);
    seen.add(`${key}=${value}`);
  }
  return null;
}

const RESERVED_KEYS = ['or', 'and', 'not', 'columns', 'on_conflict'];
const ownOf = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function faultOf({ filters, order }: Offer, key: string, value: string): string | null {
  if (key === 'select') return isPlainSelect(value) ? null : 'takes columns of this table, each once';
  if (key === 'limit' || key === 'offset') return NUMBER.test(value) ? null : 'takes a number';
  if (key === 'order') {
    const columns = value.split(',').map((part) => ORDER.exec(part)?.[1] ?? '');
    const isOffered = columns.every((column) => column !== '' && (order?.includes(column) ?? true));
    return isOffered ? null : `takes ${order?.join(', ') ?? 'columns of this table'}`;
  }
  const operators = filters
    ? ownOf(filters, key)
    : NAME.test(key) && !RESERVED_KEYS.includes(key)
      ? COMPARISONS
      : undefined;
  if (!operators) return `is not offered; filters are ${Object.keys(filters ?? {}).join(', ') || 'columns'}`;
  return operators.some((operator) => value.startsWith(`${operator}.`))
    ? null
    : `takes ${operators.map((operator) => `${operator}.…`).join(', ')}`;
}

/** No other table inside, which could hold this one again and so on, no cast and no sum; and nothing many times over. */
function isPlainSelect(value: string): boolean {
  const columns = value.split(',').map((column) => column.trim());
  return (
    columns.every((column) => column === '*' || NAME.test(column)) && new Set(columns).size === columns.length
  );
}
