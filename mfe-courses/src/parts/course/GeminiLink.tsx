import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';

/** Link to Gemini with a warning about personal data. */
export function GeminiLink({ fullWidth }: { fullWidth?: boolean }) {
  const { links } = useShell();
  return (
    <div css={{ display: 'grid', gap: token.space[2], justifyItems: fullWidth ? 'stretch' : 'start' }}>
      <LinkButton href={links.gemini} newTab variant="secondary">
        {t.course.openGemini}
      </LinkButton>
      <Small>{t.course.geminiCaution}</Small>
    </div>
  );
}
