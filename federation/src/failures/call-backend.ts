/** Short, because the calling command continues without an answer. */
const TIMEOUT_MS = 3000;

/** Response of a public database function, or the reason why there is none. */
export type BackendAnswer = { answer: unknown; url: string } | { unknown: string };

/**
 * Returns URL and key of a database function, from the site's configuration; the reason as
 * a text if there is none.
 */
function functionAddress(
  config: Record<string, unknown>,
  name: string,
  file: string,
  base: string | null,
): { url: string; key: string } | string {
  const { url, publishableKey: key } = (config.backend ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof key !== 'string') return `${file} names no backend`;
  if (!URL.canParse(url) && !base) {
    return `${file}: backend.url is relative (${url}), and there is no siteUrl to resolve it against`;
  }
  return { url: new URL(`${url}/rest/v1/rpc/${name}`, base ?? undefined).href, key };
}

/**
 * Calls a database function of the configured backend with its publishable key, with the
 * rights of any visitor.
 * @param name name of the database function
 * @param file name of the configuration file, for messages
 * @param base address of the site, to resolve a relative backend address
 */
export async function callBackend(
  config: Record<string, unknown>,
  name: string,
  file: string,
  base: string | null,
): Promise<BackendAnswer> {
  const address = functionAddress(config, name, file, base);
  if (typeof address === 'string') return { unknown: address };
  const { url, key } = address;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return { unknown: `${url} answered ${response.status}` };
    return { answer: await response.json(), url };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = (cause as Error | undefined)?.message || message;
    return { unknown: `${url} cannot be reached (${reason})` };
  }
}
