import { useShell } from '@ia/federation';
import type { Backend } from '@ia/shared-services/backend';
import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { busy } from '../../../content/busy.ts';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import { failureKind } from '../../../data/failure.ts';
import { suggestionLink } from '../../../rules/suggestion-link.ts';

const t = community.open;

interface OpenDataProps {
  backend: Backend;
  principles: readonly Principle[];
  /** Number of suggestions to collect. */
  published: number;
}

/** Download of all published suggestions and totals as open data; the data is collected on demand. */
export function OpenData({ backend, principles, published }: OpenDataProps) {
  const shell = useShell();
  const voteProtectionHref = shell.href('/manifesto-votos');
  // Number of suggestions loaded so far; null while no download is in preparation.
  const [collected, setCollected] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const pendingLoad = useRef(new AbortController());
  useEffect(() => {
    pendingLoad.current = new AbortController();
    return () => pendingLoad.current.abort();
  }, []);

  async function save(kind: 'csv' | 'json') {
    if (collected !== null) return;
    const { signal } = pendingLoad.current;
    setCollected(0);
    setFailure(null);
    try {
      const { saveOpenData } = await import('./save-open-data.ts');
      const addressOf = (id: string) => shell.address(suggestionLink(id));
      await saveOpenData(kind, { backend, principles, addressOf, onProgress: setCollected, signal });
      shell.announce(t.ready);
    } catch (error) {
      if (signal.aborted) return;
      shell.report(error, { loading: 'open data' });
      setFailure(failureKind(error) === 'busy' ? busy : t.failed);
    } finally {
      setCollected(null);
    }
  }

  return (
    <section aria-labelledby="dados-abertos" css={{ marginBlockStart: token.space[12] }}>
      <h3 id="dados-abertos">{t.title}</h3>
      <p css={{ color: token.color.inkSoft, marginBlock: token.space[2], maxWidth: token.measure }}>
        {t.lead} {voteProtectionHref && <a href={voteProtectionHref}>{cocreate.principles.protection}</a>}
      </p>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={collected !== null || undefined}
          onClick={() => save('csv')}
        >
          {t.csv}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={collected !== null || undefined}
          onClick={() => save('json')}
        >
          {t.json}
        </Button>
      </div>
      {collected !== null && (
        <Small>{t.collecting(formatNumber(collected), formatNumber(Math.max(published, collected)))}</Small>
      )}
    </section>
  );
}
