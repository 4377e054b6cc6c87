import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { t } from '../content/chrome.ts';
import type { CachedRoute } from '../worker/protocol.ts';
import { askWorker } from './worker.ts';

const List = styled.ul({
  display: 'grid',
  gap: token.space[1],
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

/** Links to the pages that are cached on this device; nothing when there are none. */
export default function CachedPages() {
  const [pages, setPages] = useState<CachedRoute[]>([]);
  useEffect(() => {
    let isMounted = true;
    askWorker({ type: 'cachedRoutes' })
      .then((cached) => isMounted && setPages(cached ?? []))
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t.cachedPages}>
      <h2>{t.cachedPages}</h2>
      <List>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
