import { Reveal } from '@ia/shared-ui/reveal';
import { Section, type SectionProps } from '@ia/shared-ui/section';
import { Stack } from './Stack.tsx';

interface ChapterProps extends SectionProps {
  /** Anchor of the section. */
  id: string;
}

/**
 * Section whose content fades in once, when a tenth of it is in view. The heading is visible from the start.
 */
export function Chapter({ children, ...section }: ChapterProps) {
  return (
    <Section {...section}>
      <Reveal>
        <Stack>{children}</Stack>
      </Reveal>
    </Section>
  );
}
