import { OTHER } from '@ia/federation/serve';
import type { Backend } from '@ia/supabase/local';

/** Routes of the embedded backend besides tables, database functions and Edge Functions. */
const FIXED_ROUTES = [
  '/health',
  '/ready',
  '/auth/v1/token',
  '/auth/v1/logout',
  '/auth/v1/user',
  '/auth/v1/health',
  '/auth/v1/admin/users',
];

/**
 * Returns a function that maps backend paths to route patterns for logs and metrics. It knows exactly the
 * tables and functions of the database; any other name maps to `/:other`.
 * @param functions names of the Edge Functions
 */
export async function backendRoutes(
  { query }: Pick<Backend, 'query'>,
  functions: readonly string[],
): Promise<(path: string) => string> {
  const rows = await query<{ path: string }>(`
    select '/rest/v1/' || c.relname as path from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    union select '/rest/v1/rpc/' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace`);
  const edgeFunctions = functions.map((name) => `/functions/v1/${name}`);
  const knownPaths = new Set([...FIXED_ROUTES, ...edgeFunctions, ...rows.map(({ path }) => path)]);
  return (path) => {
    if (knownPaths.has(path)) return path;
    if (path.startsWith('/auth/v1/admin/users/')) return '/auth/v1/admin/users/:id';
    return edgeFunctions.find((name) => path.startsWith(`${name}/`)) ?? OTHER;
  };
}
