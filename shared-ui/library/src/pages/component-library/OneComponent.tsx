import { useShell } from '@ia/federation';
import { useMediaQuery } from '@ia/shared-ui/hooks';
import { ArrowLeft, Icon } from '@ia/shared-ui/icon';
import { media } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { t } from '../../content/text.ts';
import type { LibraryEntry } from '../../parts/examples/library-sets.ts';
import { buildQuery, buildRoute, type LibraryView } from '../../parts/preview/library-address.ts';
import { BackLink, Fold, Group, Layout, Main, Side } from './ComponentLibrary.styles.ts';
import { LibraryEntrySection } from './LibraryEntrySection.tsx';

/** Link to the component's place in the library, with the same settings. */
export function BackToLibrary({ entry, view }: { entry: LibraryEntry; view: LibraryView }) {
  const { href, theme } = useShell();
  const query = buildQuery({ ...view, component: '' }, theme);
  return (
    <BackLink href={href(buildRoute('/component-library', query, entry.id)) ?? undefined}>
      <Icon icon={ArrowLeft} />
      {t.alone.back}
    </BackLink>
  );
}

interface OneComponentProps {
  entry: LibraryEntry;
  /** Settings of the examples. */
  switches: ReactNode;
}

/** The page of one component: settings of the examples, and its section. */
export function OneComponent({ entry, switches }: OneComponentProps) {
  const isWide = useMediaQuery(media.lg);
  return (
    <Layout>
      <Side role="region" aria-label={t.stage.title}>
        <Fold open={isWide}>
          <summary>{t.stage.title}</summary>
          {switches}
        </Fold>
      </Side>
      <Main>
        <Group aria-labelledby="exemplos-titulo">
          <h2 id="exemplos-titulo">{t.alone.examples}</h2>
          <LibraryEntrySection entry={entry} alone />
        </Group>
      </Main>
    </Layout>
  );
}
