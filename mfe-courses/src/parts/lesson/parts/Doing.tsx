/** Things to try: activities, prompts to copy, places to go. */
import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Clock, Icon, Pencil } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import type { PartOf } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { useOnPaper } from '../on-paper.ts';
import { RichText } from '../RichText.tsx';
import { AnswerPlace } from './AnswerPlace.tsx';
import { Place, Several, Task, Title } from './Doing.styles.ts';

export function Activity({ part }: { part: PartOf<'activity'> }) {
  return (
    <Task>
      <Title>
        <Icon icon={Pencil} />
        {part.title}
      </Title>
      <p>
        <RichText>{part.text}</RichText>
      </p>
      {part.steps && (
        <ol>
          {part.steps.map((step) => (
            <li key={step}>
              <RichText>{step}</RichText>
            </li>
          ))}
        </ol>
      )}
      {part.minutes && (
        <Small>
          <Icon icon={Clock} /> {words.lesson.minutes(part.minutes)}
        </Small>
      )}
      {part.answerPlace && <AnswerPlace place={part.answerPlace} />}
    </Task>
  );
}

export function SiteLink({ part }: { part: PartOf<'site-link'> }) {
  const href = useShell().href(part.to);
  if (href === null) return null;
  return (
    <Place>
      <LinkButton href={href} newTab={part.newTab} variant="secondary">
        {part.label}
      </LinkButton>
      {part.note && <Small>{part.note}</Small>}
    </Place>
  );
}

export function ExternalLink({ part }: { part: PartOf<'external-link'> }) {
  const { links } = useShell();
  const targets =
    part.link === 'assistants'
      ? links.assistants.map(({ name, url }) => ({ label: `${part.label}: ${name}`, url }))
      : [{ label: part.label, url: links[part.link] }];
  const paper = useOnPaper();
  if (targets.length === 0) return null;
  return (
    <Place>
      {paper &&
        targets.map(({ label, url }) => (
          <p key={label}>
            <a href={url}>{label}</a>
          </p>
        ))}
      <Several>
        {targets.map(({ label, url }) => (
          <LinkButton key={label} href={url} newTab variant="secondary">
            {label}
          </LinkButton>
        ))}
      </Several>
      {part.note && <Small>{part.note}</Small>}
    </Place>
  );
}
