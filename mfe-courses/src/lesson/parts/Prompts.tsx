import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Copy } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { PartOf, PromptCard as PromptData } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { useOnPaper } from '../on-paper.ts';

const Grid = styled.div({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

const Card = styled.article({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[3],
  minWidth: 0,
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  breakInside: 'avoid',
  '& h4': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: 0, lineHeight: 1.55 },
  [media.motion]: { transition: `box-shadow ${token.motion.base} ${token.motion.ease}` },
  '&:hover': { boxShadow: token.shadow.sm },
});

const Words = styled.p({
  flex: 1,
  padding: token.space[4],
  borderRadius: token.radius.sm,
  background: token.color.tint,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export function PromptCard({ prompt, level = 4 }: { prompt: PromptData; level?: 3 | 4 }) {
  const { state, copy } = useClipboard();
  const shell = useShell();
  const paper = useOnPaper();
  const Title = `h${level}` as const;
  async function press() {
    const copied = await copy(prompt.promptText);
    shell.announce(copied ? `${words.lesson.copied}: ${prompt.title}` : words.lesson.copyFailed);
  }
  return (
    <Card>
      <Title css={{ fontSize: `${token.size.lg} !important` }}>{prompt.title}</Title>
      <p>{prompt.description}</p>
      <Words>{prompt.promptText}</Words>
      {!paper && (
        <div>
          <Button variant="secondary" iconStart={state === 'success' ? Check : Copy} onClick={press}>
            {state === 'success' ? words.lesson.copied : words.lesson.copy}
            <VisuallyHidden> {prompt.title}</VisuallyHidden>
          </Button>
          {state === 'failure' && <p>{words.lesson.copyFailed}</p>}
        </div>
      )}
    </Card>
  );
}

export function Prompts({ part }: { part: PartOf<'prompts'> }) {
  return (
    <Grid>
      {part.items.map((prompt) => (
        <PromptCard key={prompt.id} prompt={prompt} />
      ))}
    </Grid>
  );
}

export { Grid as PromptGrid };
