import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Tabs } from '@ia/shared-ui/tabs';
import { token } from '@ia/shared-ui/tokens';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { useOpenTab } from '../lesson/parts/Folders.tsx';
import { PromptCard, PromptGrid } from '../lesson/parts/Prompts.tsx';

/** Prompt library in tabs, with copy buttons. */
export function Library({ library }: { library: NonNullable<Course['library']> }) {
  const shell = useShell();
  const [open, setOpen] = useOpenTab(library.title, library.groups);
  const items = library.groups.map((group) => ({
    id: group.id,
    label: group.title,
    content: (
      <PromptGrid>
        {group.items.map((prompt) => (
          <PromptCard key={prompt.id} prompt={prompt} level={3} />
        ))}
      </PromptGrid>
    ),
  }));
  return (
    <Section id="biblioteca" kind="quiet" title={library.title} intro={library.lead}>
      <Tabs label={library.title} items={items} tab={open} onTabChange={setOpen} />
      <p css={{ marginTop: token.space[6] }}>
        <LinkButton href={shell.href('/prompt-factory')} variant="secondary">
          {t.course.factory}
        </LinkButton>
      </p>
    </Section>
  );
}
