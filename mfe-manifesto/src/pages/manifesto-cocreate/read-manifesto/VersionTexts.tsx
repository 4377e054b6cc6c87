import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { loadVersions, type ManifestoVersion, VERSIONS_KEY } from '../../../data/versions-query.ts';
import { LazyText } from './LazyText.tsx';

const words = cocreate.changes;

interface VersionTextsProps {
  version: ManifestoVersion;
  integrated: readonly Suggestion[] | undefined;
}

/** A version's text to read, and to compare with that of the version before. Nothing for one that has no text. */
export function VersionTexts({ version, integrated }: VersionTextsProps) {
  const versions = useWithText();
  const place = versions.findIndex((one) => one.version === version.version);
  if (place < 0) return null;
  const before = versions[place + 1]?.version;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] }}>
      <LazyText version={version.version}>{words.read}</LazyText>
      {before && (
        <LazyText version={version.version} before={before} integrated={integrated}>
          {words.compare(before)}
        </LazyText>
      )}
    </div>
  );
}

/** The text of the newest version that has one. */
export function CurrentText() {
  const [newest] = useWithText();
  return newest ? <LazyText version={newest.version}>{cocreate.read.here}</LazyText> : null;
}

/** The versions that have a text, newest first. */
function useWithText(): readonly ManifestoVersion[] {
  const backend = useBackend();
  const versions = useResource(VERSIONS_KEY, () => loadVersions(backend));
  return versions.data?.filter((one) => one.has_text) ?? [];
}
