import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { declaration } from '../../content/declaration/text.ts';
import type { Block } from '../../content/schema.ts';
import { blockHeadingId } from '../../parts/lesson/block-heading-id.ts';

interface OpenQuestionsProps {
  /** Route of the course. */
  to: string;
  /** Blocks with an unanswered closing question, which is asked after the lesson of the block. */
  blocks: readonly Block[];
}

/** Says which blocks still have a question to answer, with links to them. */
export function OpenQuestions({ to, blocks }: OpenQuestionsProps) {
  const shell = useShell();
  const t = declaration.questions;
  return (
    <Alert kind="info" title={t.title}>
      <p>{t.text(blocks.length)}</p>
      <ul aria-label={t.where}>
        {blocks.map((block) => (
          <li key={block.id}>
            <a href={shell.href(`${to}#${blockHeadingId(block)}`) ?? undefined}>{block.title}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
