import styled from '@emotion/styled';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { versionTexts as t } from '../../../content/version-texts.ts';
import { requireBackend } from '../../../data/failure.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { loadVersionTexts } from '../../../data/version-text-query.ts';
import { changesBetween, type Part, splitIntoParts } from '../../../rules/manifesto-text.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { PartChange } from './PartChange.tsx';

/** Cache key of the version texts. */
const TEXTS_KEY = 'manifesto_texts';

export interface VersionTextProps {
  version: string;
  /** Version to compare with; without it the full text is shown. */
  previousVersion?: string;
  /** Integrated suggestions; each change lists those about its part. */
  integrated?: readonly Suggestion[] | undefined;
}

/** Full text of a version, or its differences from another version. */
export default function VersionText({ version, previousVersion, integrated = [] }: VersionTextProps) {
  const backend = useBackend();
  const texts = useResource(TEXTS_KEY, () => loadVersionTexts(requireBackend(backend)));
  useReportFailure(texts.error, TEXTS_KEY);
  if (texts.status === 'error') {
    return (
      <Alert kind="error" live="alert" onRetry={texts.refresh}>
        <p>{t.failed}</p>
      </Alert>
    );
  }
  if (texts.status !== 'ready') return <Spinner label={t.loading} />;
  const text = texts.data[version] ?? '';
  if (!previousVersion) {
    return (
      <Sheet aria-label={t.version(version)}>
        {splitIntoParts(text).map((part) => (
          <PartText key={part.id} part={part} />
        ))}
      </Sheet>
    );
  }
  const changes = changesBetween(texts.data[previousVersion] ?? '', text);
  return (
    <Sheet aria-label={t.compared(version, previousVersion)}>
      <p>{changes.length === 0 ? t.same : t.legend}</p>
      {changes.map((change) => (
        <PartChange
          key={change.id}
          change={change}
          suggestions={integrated.filter(({ about }) => about === change.id)}
        />
      ))}
    </Sheet>
  );
}

function PartText({ part }: { part: Part }) {
  return (
    <div>
      {part.title && <h4>{part.title}</h4>}
      {part.text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const Sheet = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  padding: token.space[5],
  maxWidth: token.measure,
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  overflowWrap: 'anywhere',
  '& h4': { fontSize: token.size.md, fontWeight: 650, marginBlockEnd: token.space[2] },
  '& p + p': { marginBlockStart: token.space[3] },
});
