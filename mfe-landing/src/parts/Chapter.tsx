import { Reveal } from '@ia/shared-ui/reveal';
import { Section, type SectionProps } from '@ia/shared-ui/section';
import { Stack } from './Stack.tsx';

interface ChapterProps extends SectionProps {
  /** Anchor of the section. */
  id: string;
}

/**
 * Section whose content moves into place once, shortly before it scrolls into view.
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
