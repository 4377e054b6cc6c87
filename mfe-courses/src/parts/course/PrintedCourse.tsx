import styled from '@emotion/styled';
import { findTerms } from '@ia/shared-services/rich-text';
import type { Block, Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Head } from '../lesson/BlockView.styles.ts';
import { BlockView } from '../lesson/BlockView.tsx';
import { GlossarySection } from '../lesson/GlossarySection.tsx';
import { PrintVersionProvider } from '../lesson/print-version.ts';
import { blockPosition } from './block-position.ts';
import { Solutions } from './Solutions.tsx';

const Sheet = styled.div({ '& > * + *': { marginTop: '10mm' } });

interface PrintedCourseProps {
  course: Pick<Course, 'title' | 'hero'> & ({ blocks: Block[] } | Pick<Course, 'unit' | 'groups'>);
  secondPart?: readonly Block[];
  /** Selects the blocks to print, without glossary and solutions. Default: everything. */
  only?: (block: Block) => boolean;
}

/** Print version: the blocks of a course, locked or not. */
export function PrintedCourse({ course, secondPart = [], only }: PrintedCourseProps) {
  const isMission = 'blocks' in course;
  const blocks = isMission ? course.blocks : course.groups.flatMap((group) => group.blocks);
  const printed = [
    ...blocks.map((block) => ({
      block,
      position: isMission
        ? t.course.positionLabel('atividade', block.id, blocks.length)
        : blockPosition(course, block),
    })),
    ...secondPart.map((block, index) => ({
      block,
      position: t.secondPart.blockOf(index + 1, secondPart.length),
    })),
  ].filter(({ block }) => !only || only(block));
  return (
    <PrintVersionProvider value={true}>
      <Sheet>
        <Head>
          <h1>{course.title}</h1>
          <p>{course.hero.lead}</p>
          {only && <p>{t.course.onlyOpen((isMission ? t.mission : t.course).print)}</p>}
        </Head>
        {printed.map(({ block, position }) => (
          <BlockView key={block.id} block={block} position={position} />
        ))}
        {!only && (
          <>
            <GlossarySection terms={findTerms([blocks, secondPart])} />
            <Solutions blocks={[...blocks, ...secondPart]} />
          </>
        )}
      </Sheet>
    </PrintVersionProvider>
  );
}
