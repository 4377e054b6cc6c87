import { Alert } from '@ia/shared-ui/alert';
import { useModule } from '@ia/shared-ui/hooks';
import { type ReactNode, useState } from 'react';
import { t } from '../../content/text.ts';
import { type Details, loadDetails } from '../../parts/examples/library-sets.ts';
import { EntryFold } from './LibraryEntrySection.styles.ts';

interface LazyFoldProps {
  title: string;
  /** Open from the start. */
  open?: boolean;
  /** Renders the content from the loaded data. */
  children: (details: Details) => ReactNode;
}

/** Collapsible part of a component's section. Its data load when the part first opens. */
export function LazyFold({ title, open = false, children }: LazyFoldProps) {
  const [wasOpened, setOpened] = useState(open);
  const details = useModule(loadDetails, wasOpened);
  return (
    <EntryFold open={open} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {details.status === 'loading' && <p>{t.details.loading}</p>}
      {details.status === 'failed' && (
        <Alert kind="error" onRetry={details.retry}>
          {t.details.failed}
        </Alert>
      )}
      {details.status === 'ready' && children(details.module)}
    </EntryFold>
  );
}
