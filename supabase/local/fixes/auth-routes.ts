/**
 * Allowlist of auth routes. Only staff sign in, and an operator creates their accounts. @supabase/lite 0.10.0
 * cannot disable most of its auth routes: with sign-up off, `POST /otp` still creates an account for any
 * address.
 */
const ALLOWED: readonly { method: string; path: string; grants?: readonly string[] }[] = [
  { method: 'POST', path: '/auth/v1/token', grants: ['password', 'refresh_token'] },
  { method: 'POST', path: '/auth/v1/logout' },
  { method: 'GET', path: '/auth/v1/user' },
  // Only for a new password, see sign-in.ts.
  { method: 'PUT', path: '/auth/v1/user' },
  { method: 'GET', path: '/auth/v1/health' },
];

/** True for an allowed route with an allowed grant type. */
export function isAllowedAuthRoute(method: string, url: URL): boolean {
  return ALLOWED.some(
    (route) =>
      route.method === method &&
      route.path === url.pathname &&
      (!route.grants || route.grants.includes(url.searchParams.get('grant_type') ?? '')),
  );
}
