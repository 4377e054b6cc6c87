import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { words } from '../content/chrome.ts';
import { askWorker } from './worker.ts';

interface KeptPage {
  path: string;
  title: string;
}

const List = styled.ul({
  display: 'grid',
  gap: token.space[1],
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

/** The pages that open on this device without a network, as links; nothing where there are none. */
export default function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    let shown = true;
    askWorker<KeptPage[]>({ type: 'kept' })
      .then((kept) => shown && setPages(kept ?? []))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={words.keptPages}>
      <h2>{words.keptPages}</h2>
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
