const PATIENCE = 3000;

/** What a public function of the site's database answered, or why nobody knows. */
export type Asked = { answer: unknown; url: string } | { unknown: string };

/** The address of a function, by the site's configuration. */
function addressOf(
  config: Record<string, unknown>,
  name: string,
  file: string,
  base: string | null,
): { url: string; key: string } | string {
  const { url, publishableKey: key } = (config.backend ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof key !== 'string') return `${file} names no backend`;
  if (!URL.canParse(url) && !base) {
    return `${file}: backend.url is relative (${url}), and without siteUrl nobody knows to what`;
  }
  return { url: new URL(`${url}/rest/v1/rpc/${name}`, base ?? undefined).href, key };
}

/**
 * Asks the backend that a configuration names, with the public key, as any visitor could.
 * @param name the function of the database
 * @param file as whoever reads why nothing is known knows it
 * @param base address of the site, for a backend that stands below it
 */
export async function askBackend(
  config: Record<string, unknown>,
  name: string,
  file: string,
  base: string | null,
): Promise<Asked> {
  const address = addressOf(config, name, file, base);
  if (typeof address === 'string') return { unknown: address };
  const { url, key } = address;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return { unknown: `${url} answered ${answer.status}` };
    return { answer: await answer.json(), url };
  } catch (error) {
    const { cause, message } = error as Error;
    const why = (cause as Error | undefined)?.message || message;
    return { unknown: `${url} cannot be reached (${why})` };
  }
}
