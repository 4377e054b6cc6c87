import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Sparkles } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { analysis as t } from '../../../content/analysis.ts';
import { contribute } from '../../../content/contribute.ts';
import { type Analysis as AnalysisResult, analyse } from '../../../data/analyse-mutation.ts';

type State =
  | { status: 'offered' }
  | { status: 'working' }
  | { status: 'failed' }
  | { status: 'ready'; result: AnalysisResult };

export interface AnalysisProps {
  text: string;
  /** Called on every answer; `isUnparsed` is true when the answer could not be parsed. */
  onAnswer: (isUnparsed: boolean) => void;
}

/** Optional AI comment on the suggestion. Nothing is sent before the visitor asks. */
export function Analysis({ text, onAnswer }: AnalysisProps) {
  const shell = useShell();
  const [state, setState] = useState<State>({ status: 'offered' });
  const pendingRequest = useRef<AbortController>(null);
  useEffect(() => () => pendingRequest.current?.abort(), []);

  function requestAnalysis() {
    const controller = new AbortController();
    pendingRequest.current = controller;
    setState({ status: 'working' });
    analyse(shell, text, controller.signal).then(
      (result) => {
        // The AI client returns this fallback when it cannot parse the answer.
        const isUnparsed = result.summary === contribute.analysisFallback.summary;
        onAnswer(isUnparsed);
        setState(isUnparsed ? { status: 'failed' } : { status: 'ready', result });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        shell.report(error, { analysing: 'suggestion' });
        setState({ status: 'failed' });
      },
    );
  }

  const { status } = state;
  return (
    <Box>
      {status !== 'ready' && (
        <>
          <Small id="analise-aviso">{t.notice}</Small>
          <Button
            variant="secondary"
            size="sm"
            iconStart={Sparkles}
            aria-describedby="analise-aviso"
            loading={status === 'working'}
            loadingLabel={t.working}
            onClick={requestAnalysis}
          >
            {status === 'failed' ? t.again : t.ask}
          </Button>
        </>
      )}
      <div role="status">{status === 'failed' && <p>{t.failed}</p>}</div>
      {status === 'ready' && <Opinion result={state.result} />}
    </Box>
  );
}

/**
 * The AI's comment. It replaces the button and takes the focus, so that keyboard and screen reader users continue
 * there.
 */
function Opinion({ result }: { result: AnalysisResult }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = [
    [t.summary, result.summary],
    [t.category, t.categories[result.category] ?? result.category],
    [t.feedback, result.feedback_to_user],
  ] as const;
  return (
    <>
      <Tag tone="accent" icon={Sparkles}>
        {t.label}
      </Tag>
      <h4 ref={title} tabIndex={-1}>
        {t.title}
      </h4>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Box = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[3],
  background: token.color.tint,
  borderRadius: token.radius.md,
  padding: token.space[5],
  '& dl': { display: 'grid', gap: token.space[3] },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
