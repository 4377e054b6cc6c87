import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import type { Group, Unit } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { blockHeadingId } from '../lesson/block-heading-id.ts';

const Index = styled.details({
  '& summary': { minHeight: 44, paddingBlock: token.space[2], cursor: 'pointer', fontWeight: 650 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': { display: 'block', minHeight: 44, paddingBlock: token.space[2], lineHeight: 1.4 },
});

/** Index of the unlocked blocks, as links: a page with many unlocked blocks is very long. */
export function OpenBlocks({ unit, groups }: { unit: Unit; groups: Group[] }) {
  const shell = useShell();
  const blocks = groups.flatMap((group) => group.blocks);
  return (
    <Index>
      <summary>{t.course.index(unit, groups.length)}</summary>
      <ol>
        {blocks.map((block) => (
          <li key={block.id}>
            <a href={shell.href(`#${blockHeadingId(block)}`) ?? undefined}>{block.title}</a>
          </li>
        ))}
      </ol>
    </Index>
  );
}
