import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { words } from '../content/words.ts';

export function GeminiLink({ fullWidth }: { fullWidth?: boolean }) {
  const { links } = useShell();
  return (
    <LinkButton href={links.gemini} newTab variant="secondary" fullWidth={fullWidth}>
      {words.course.openGemini}
    </LinkButton>
  );
}
