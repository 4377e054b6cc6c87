import { Reveal } from '@ia/shared-ui/reveal';
import { Section, type SectionProps } from '@ia/shared-ui/section';
import { Stack } from './Stack.tsx';

interface ChapterProps extends SectionProps {
  /** Target of its anchor. */
  id: string;
}

/** A section whose content comes in once, when a tenth of it is in view. Its heading is there from the start. */
export function Chapter({ children, ...section }: ChapterProps) {
  return (
    <Section {...section}>
      <Reveal>
        <Stack>{children}</Stack>
      </Reveal>
    </Section>
  );
}
