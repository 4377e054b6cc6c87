import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { loadVersions, type ManifestoVersion, VERSIONS_KEY } from '../../../data/versions-query.ts';
import { LazyText } from './LazyText.tsx';

const t = cocreate.changes;

interface VersionTextsProps {
  version: ManifestoVersion;
  integrated: readonly Suggestion[] | undefined;
}

/** Buttons to read a version's text and to compare it with the previous version; nothing when it has no text. */
export function VersionTexts({ version, integrated }: VersionTextsProps) {
  const versions = useWithText();
  const index = versions.findIndex((one) => one.version === version.version);
  if (index < 0) return null;
  const before = versions[index + 1]?.version;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] }}>
      <LazyText version={version.version}>{t.read}</LazyText>
      {before && (
        <LazyText version={version.version} before={before} integrated={integrated}>
          {t.compare(before)}
        </LazyText>
      )}
    </div>
  );
}

/** Button to read the newest version that has a text. */
export function CurrentText() {
  const [newest] = useWithText();
  return newest ? <LazyText version={newest.version}>{cocreate.read.here}</LazyText> : null;
}

/** Versions that have a text, newest first. */
function useWithText(): readonly ManifestoVersion[] {
  const backend = useBackend();
  const versions = useResource(VERSIONS_KEY, () => loadVersions(backend));
  return versions.data?.filter((one) => one.has_text) ?? [];
}
