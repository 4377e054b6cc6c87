import { json } from './http.ts';

interface Offer {
  /** Columns to filter by, each with its operators. */
  filters: Record<string, readonly string[]>;
  /** Columns to sort by. */
  order: readonly string[];
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

const refused = (status: number, code: string, message: string, headers = {}): Response => {
  const hint = 'supabase/local/visitor-queries.ts lists what is offered.';
  const answer = json(status, { code, message, details: null, hint });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
  return answer;
};

/**
 * Holds the data API of visitors to {@link OFFERED}. The secret key is not held to it.
 * @returns the refusal, in the shape of PostgREST's own, or null when the request may pass.
 */
export function refuseUnoffered(method: string, url: URL): Response | null {
  const name = url.pathname.slice('/rest/v1/'.length);
  if (name.startsWith('rpc/')) {
    if (method === 'GET' && READS.includes(name.slice('rpc/'.length)) && !url.search) return null;
    if (method !== 'POST') return refused(405, 'PGRST117', 'functions are called by POST', { allow: 'POST' });
    return url.search && !(isBeacon(url) && isKeyAlone(url))
      ? refused(400, 'PGRST100', 'the answer of a function cannot be filtered here')
      : null;
  }
  const offer = Object.hasOwn(OFFERED, name) ? OFFERED[name] : undefined;
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

function faultOf({ filters, order }: Offer, key: string, value: string): string | null {
  if (key === 'select') return isPlainSelect(value) ? null : 'takes columns of this table, each once';
  if (key === 'limit' || key === 'offset') return NUMBER.test(value) ? null : 'takes a number';
  if (key === 'order') {
    const isOffered = value.split(',').every((part) => order.includes(ORDER.exec(part)?.[1] ?? ''));
    return isOffered ? null : `takes ${order.join(', ')}`;
  }
  const operators = Object.hasOwn(filters, key) ? filters[key] : undefined;
  if (!operators) return `is not offered; filters are ${Object.keys(filters).join(', ')}`;
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
