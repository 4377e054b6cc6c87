import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type { PartOf, PromptCard as PromptData } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { useOnPaper } from '../on-paper.ts';
import { useAtWork } from '../work-account.ts';

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

const Offer = styled.div({ display: 'grid', gap: token.space[3] });
const Several = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], margin: 0, padding: 0 });

export function PromptCard({ prompt, level = 4 }: { prompt: PromptData; level?: 3 | 4 }) {
  const paper = useOnPaper();
  const [copied, setCopied] = useState(false);
  const Title = `h${level}` as const;
  return (
    <Card>
      <Title css={{ fontSize: `${token.size.lg} !important` }}>{prompt.title}</Title>
      <p>{prompt.description}</p>
      <Words>{prompt.promptText}</Words>
      {!paper && (
        <CopyButton
          text={prompt.promptText}
          label={words.lesson.copy}
          successLabel={words.lesson.copied}
          about={prompt.title}
          onCopied={() => setCopied(true)}
        />
      )}
      {copied && <Assistants />}
    </Card>
  );
}

/** Where to paste what was copied. */
function Assistants() {
  const { links } = useShell();
  const atWork = useAtWork();
  const assistants = links.assistants.slice(0, 3);
  if (assistants.length === 0) return null;
  return (
    <Offer>
      <p>{words.lesson.assistants}</p>
      <Several role="list">
        {assistants.map(({ name, url }) => (
          <li key={url}>
            <LinkButton href={url} newTab variant="secondary" size="sm">
              {words.lesson.assistant(name)}
            </LinkButton>
          </li>
        ))}
      </Several>
      {atWork && <Small>{words.lesson.workAccount}</Small>}
    </Offer>
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
