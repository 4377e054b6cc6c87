import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { RotateCcw } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { PartHeading } from './TextParts.styles.ts';

const Box = styled.section({ display: 'grid', gap: token.space[4], '& p': { margin: 0, lineHeight: 1.6 } });

const Sentence = styled.p({
  padding: `${token.space[4]} ${token.space[5]}`,
  borderInlineStart: `6px solid ${token.color.accent}`,
  borderRadius: token.radius.sm,
  background: token.color.tint,
  fontFamily: token.font.display,
  fontSize: token.size.xl,
  fontWeight: 650,
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

const loadOdds = () => import('../../demonstrations/SentenceOdds.tsx');

/** Builds a sentence word by word, like a language model: each step depends only on the words before it. */
export function SentenceBuilder({ part }: { part: PartOf<'sentence-builder'> }) {
  const shell = useShell();
  const isPrintVersion = usePrintVersion();
  const [picked, setPicked] = useState<string[]>([]);
  const choiceLabelId = useId();
  const wordChoices = useRef<HTMLDivElement>(null);
  const sentenceRef = useRef<HTMLParagraphElement>(null);
  // Do not move the focus on mount.
  const hasPicked = useRef(false);
  const total = part.steps.length;
  const isComplete = picked.length === total;
  // Loaded once the sentence is complete: how often its word pairs occur in example sentences.
  const odds = useModule(loadOdds, isComplete, shell.report);
  const sentence = [part.start, ...picked].join(' ') + (isComplete ? '.' : '');

  useEffect(() => {
    if (!hasPicked.current) return;
    if (picked.length === total) sentenceRef.current?.focus();
    else wordChoices.current?.querySelector('button')?.focus();
  }, [picked, total]);

  function setWords(next: string[]) {
    hasPicked.current = true;
    setPicked(next);
  }

  function pick(word: string) {
    setWords([...picked, word]);
    shell.announce(t.mission.added([part.start, ...picked, word].join(' ')));
  }

  if (isPrintVersion) {
    return (
      <Box>
        <PartHeading>{part.title}</PartHeading>
        <p>{part.instructions}</p>
        <p>{[part.start, ...part.steps.map((step) => step.join(' / '))].join(' · ')}</p>
      </Box>
    );
  }
  return (
    <Box aria-label={part.title}>
      <PartHeading>{part.title}</PartHeading>
      <p>{part.instructions}</p>
      <Sentence ref={sentenceRef} tabIndex={-1}>
        {sentence}
      </Sentence>
      {isComplete ? (
        <>
          <p>
            <strong>{part.done}</strong>
          </p>
          {odds.status === 'ready' && <odds.module.default picked={[part.start, ...picked]} />}
          <div>
            <Button variant="quiet" iconStart={RotateCcw} onClick={() => setWords([])}>
              {t.mission.again}
            </Button>
          </div>
        </>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: AccessMonitor, an accessibility validator, fails every fieldset
        <div role="group" ref={wordChoices} aria-labelledby={choiceLabelId}>
          <p id={choiceLabelId} css={{ marginBottom: token.space[2] }}>
            {t.mission.chooseWord(picked.length + 1, total)}
          </p>
          <Row>
            {part.steps[picked.length]?.map((word) => (
              <Button key={word} variant="secondary" onClick={() => pick(word)}>
                {word}
              </Button>
            ))}
          </Row>
        </div>
      )}
    </Box>
  );
}
