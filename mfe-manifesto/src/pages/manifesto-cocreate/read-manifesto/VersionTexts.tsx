import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { loadVersions, type ManifestoVersion, VERSIONS_KEY } from '../../../data/versions-query.ts';
import { LazyVersionText } from './LazyVersionText.tsx';

const t = cocreate.changes;

interface VersionTextsProps {
  version: ManifestoVersion;
  /** Suggestions that the version integrated; undefined until they have loaded. */
  integrated: readonly Suggestion[] | undefined;
}

/** Buttons to read a version's text and to compare it with the previous version; nothing when it has no text. */
export function VersionTexts({ version, integrated }: VersionTextsProps) {
  const versions = useVersionsWithText();
  const index = versions.findIndex((one) => one.version === version.version);
  if (index < 0) return null;
  const previousVersion = versions[index + 1]?.version;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] }}>
      <LazyVersionText version={version.version}>{t.read}</LazyVersionText>
      {previousVersion && (
        <LazyVersionText version={version.version} previousVersion={previousVersion} integrated={integrated}>
          {t.compare(previousVersion)}
        </LazyVersionText>
      )}
    </div>
  );
}

/** Button to read the newest version that has a text. */
export function CurrentText() {
  const [newest] = useVersionsWithText();
  return newest ? <LazyVersionText version={newest.version}>{cocreate.read.here}</LazyVersionText> : null;
}

/** Versions that have a text, newest first. */
function useVersionsWithText(): readonly ManifestoVersion[] {
  const backend = useBackend();
  const versions = useResource(VERSIONS_KEY, () => loadVersions(backend));
  return versions.data?.filter((one) => one.has_text) ?? [];
}
