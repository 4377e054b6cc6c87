import styled from '@emotion/styled';
import { findTerms } from '@ia/shared-services/rich-text';
import { media, token } from '@ia/shared-ui/tokens';
import type { Block, Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { BlockView } from '../lesson/BlockView.tsx';
import { GlossarySection } from '../lesson/GlossarySection.tsx';
import { PrintVersionProvider } from '../lesson/print-version.ts';
import { blockPosition } from './block-position.ts';
import { Solutions } from './Solutions.tsx';

const Sheet = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[10],
  [media.print]: { display: 'block', '& > * + *': { marginTop: '10mm' } },
  '& h1': { margin: 0, fontFamily: token.font.display, fontSize: token.size.h1 },
});

interface PrintedCourseProps {
  course: Pick<Course, 'title' | 'hero'> & ({ blocks: Block[] } | Pick<Course, 'unit' | 'groups'>);
  secondPart?: readonly Block[];
}

/** Print version: all blocks of a course, locked or not. */
export function PrintedCourse({ course, secondPart = [] }: PrintedCourseProps) {
  const blocks = 'blocks' in course ? course.blocks : course.groups.flatMap((group) => group.blocks);
  const readPosition = (block: Block) =>
    'blocks' in course
      ? t.course.positionLabel('atividade', block.id, blocks.length)
      : blockPosition(course, block);
  return (
    <PrintVersionProvider value={true}>
      <Sheet>
        <div>
          <h1>{course.title}</h1>
          <p>{course.hero.lead}</p>
        </div>
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} position={readPosition(block)} />
        ))}
        {secondPart.map((block, index) => (
          <BlockView
            key={block.id}
            block={block}
            position={t.secondPart.blockOf(index + 1, secondPart.length)}
          />
        ))}
        <GlossarySection terms={findTerms([blocks, secondPart])} />
        <Solutions blocks={[...blocks, ...secondPart]} />
      </Sheet>
    </PrintVersionProvider>
  );
}
