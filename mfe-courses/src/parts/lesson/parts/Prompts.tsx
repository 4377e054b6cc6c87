import { useSettings, useShell } from '@ia/federation';
import type { SettingsOf } from '@ia/federation/config';
import { LinkButton } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type config from '../../../../mfe.config.ts';
import type { PartOf, PromptCard as PromptData } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { useIsStaffCourse } from '../staff-course.ts';
import { AssistantLinks, AssistantOffer, Card, Grid, PromptText } from './Prompts.styles.ts';

/** A prompt with its copy button. */
export function PromptCard({ prompt, level = 4 }: { prompt: PromptData; level?: 3 | 4 }) {
  const isPrintVersion = usePrintVersion();
  const [copied, setCopied] = useState(false);
  const Title = `h${level}` as const;
  return (
    <Card>
      <Title css={{ fontSize: `${token.size.lg} !important` }}>{prompt.title}</Title>
      <p>{prompt.description}</p>
      <PromptText>{prompt.promptText}</PromptText>
      {!isPrintVersion && (
        <CopyButton
          text={prompt.promptText}
          label={t.lesson.copy}
          successLabel={t.lesson.copied}
          about={prompt.title}
          onCopied={() => setCopied(true)}
        />
      )}
      {copied && <Assistants />}
    </Card>
  );
}

/** Links to the assistants where the copied prompt can be pasted. */
function Assistants() {
  const { links } = useShell();
  const isStaffCourse = useIsStaffCourse();
  const { workAssistant } = useSettings<SettingsOf<typeof config>>();
  const workAssistantLinks =
    isStaffCourse && workAssistant ? [{ name: t.lesson.workAssistant, url: workAssistant }] : [];
  const assistants = [
    ...workAssistantLinks,
    ...links.assistants.slice(0, 3).map(({ name, url }) => ({ name: t.lesson.assistant(name), url })),
  ];
  if (assistants.length === 0) return null;
  return (
    <AssistantOffer>
      <p>{t.lesson.assistants}</p>
      <AssistantLinks role="list">
        {assistants.map(({ name, url }) => (
          <li key={url}>
            <LinkButton href={url} newTab variant="secondary" size="sm">
              {name}
            </LinkButton>
          </li>
        ))}
      </AssistantLinks>
      {isStaffCourse && <Small>{t.lesson.workAccount}</Small>}
    </AssistantOffer>
  );
}

/** A grid of prompts. */
export function Prompts({ part }: { part: PartOf<'prompts'> }) {
  return (
    <Grid>
      {part.items.map((prompt) => (
        <PromptCard key={prompt.id} prompt={prompt} />
      ))}
    </Grid>
  );
}

export { Grid as PromptGrid };
