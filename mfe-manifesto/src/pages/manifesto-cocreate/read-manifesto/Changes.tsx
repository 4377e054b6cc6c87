import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { useIntegrated } from '../../../data/use-integrated.ts';
import { loadVersions, type ManifestoVersion, VERSIONS_KEY } from '../../../data/versions-query.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { MoreButton } from '../../../parts/more-button/MoreButton.tsx';
import { useFocusOn } from '../../../parts/more-button/use-focus-on.ts';
import { formatDate } from '../../../rules/dates.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { VersionTexts } from './VersionTexts.tsx';

const t = cocreate.changes;

/** 'O que mudou': the manifesto's versions, newest first, with their integrated suggestions. */
export function Changes() {
  const backend = useBackend();
  const versions = useResource(VERSIONS_KEY, () => loadVersions(backend));
  const integrated = useIntegrated(backend);
  useReportFailure(versions.error, VERSIONS_KEY);
  const { announce } = useShell();
  const focusOn = useFocusOn();
  function retry() {
    announce(t.loading);
    void versions.refresh();
  }
  async function showMore() {
    const added = await integrated.loadMore();
    announce(t.added(added.length));
    focusOn(added[0] && itemId(added[0]));
  }

  return (
    <Section id="o-que-mudou" kind="quiet" layout="beside" title={t.title} intro={t.lead}>
      {versions.status === 'loading' && <Spinner quiet label={t.loading} />}
      {versions.status === 'error' && (
        <Alert kind="error" onRetry={retry}>
          <p>{t.failed}</p>
        </Alert>
      )}
      {versions.status === 'ready' && versions.data.length === 0 && (
        <EmptyState compact motif="quill">
          {t.empty}
        </EmptyState>
      )}
      {versions.status === 'ready' && (
        <Versions>
          {versions.data.map((version) => (
            <Version
              key={version.version}
              version={version}
              integrated={integrated.data?.items.filter(
                (suggestion) => suggestion.integrated_in === version.version,
              )}
              hasAll={integrated.data?.hasMore === false}
            />
          ))}
        </Versions>
      )}
      {integrated.data?.hasMore && (
        <MoreButton label={t.more} loading={t.loadingMore} failed={t.moreFailed} load={showMore} />
      )}
    </Section>
  );
}

const itemId = ({ id }: Suggestion): string => `na-versao-${id}`;

interface VersionProps {
  version: ManifestoVersion;
  /** Undefined until the suggestions have loaded. */
  integrated: Suggestion[] | undefined;
  /** False while more pages exist: they may contain suggestions of this version. */
  hasAll: boolean;
}

function Version({ version, integrated, hasAll }: VersionProps) {
  return (
    <li>
      <h3>
        {t.version(version.version)}: {version.title}{' '}
        {version.is_example && <Tag tone="info">{t.example}</Tag>}
      </h3>
      <Small>
        <time dateTime={version.published_on}>{formatDate(version.published_on)}</time>
        {version.is_example && `. ${t.exampleNote}`}
      </Small>
      <p>{version.summary}</p>
      <VersionTexts version={version} integrated={integrated} />
      {hasAll && integrated?.length === 0 && <p>{t.none}</p>}
      {integrated && integrated.length > 0 && (
        <>
          <p css={{ fontWeight: 650 }}>{t.integrated}</p>
          <ul>
            {integrated.map((suggestion) => (
              <li key={suggestion.id} id={itemId(suggestion)} tabIndex={-1}>
                <FoldedText id={`integrada-${suggestion.id}`}>{suggestion.suggestion_text}</FoldedText>
                <em>({suggestion.author || community.anonymous})</em>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

const Versions = styled.ol({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[8],
  borderInlineStart: `4px solid ${token.color.accentDeco}`,
  paddingInlineStart: token.space[5],
  [media.md]: { paddingInlineStart: token.space[8] },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    gap: token.space[2],
    maxWidth: token.measure,
  },
  '& ul': { paddingInlineStart: token.space[5] },
  '& em': { overflowWrap: 'anywhere' },
});
