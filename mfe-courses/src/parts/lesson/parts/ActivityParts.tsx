/** Activity parts: tasks, and links to other pages and sites. */
import { useSettings, useShell } from '@ia/federation';
import type { SettingsOf } from '@ia/federation/config';
import { LinkButton } from '@ia/shared-ui/button';
import { Clock, Icon, Pencil } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { useId } from 'react';
import type config from '../../../../mfe.config.ts';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { RichText } from '../RichText.tsx';
import { LinkBlock, LinkRow, Task, Title } from './ActivityParts.styles.ts';
import { AnswerField } from './AnswerField.tsx';

/** A task with its steps and an optional answer field. */
export function Activity({ part }: { part: PartOf<'activity'> }) {
  const titleId = useId();
  return (
    <Task role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
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
          <Icon icon={Clock} /> {t.lesson.minutes(part.minutes)}
        </Small>
      )}
      {part.answerField && <AnswerField field={part.answerField} />}
    </Task>
  );
}

/** Link to a page of this site; renders nothing when the route is disabled. */
export function SiteLink({ part }: { part: PartOf<'site-link'> }) {
  const href = useShell().href(part.to);
  if (href === null) return null;
  return (
    <LinkBlock>
      <LinkButton href={href} newTab={part.newTab} variant="secondary">
        {part.label}
      </LinkButton>
      {part.note && <Small>{part.note}</Small>}
    </LinkBlock>
  );
}

/** Links to other sites, from the site configuration. */
export function ExternalLink({ part }: { part: PartOf<'external-link'> }) {
  const { assistants, ...links } = useShell().links;
  const { staffRules } = useSettings<SettingsOf<typeof config>>();
  const url = part.link === 'assistants' ? null : { ...links, staffRules }[part.link];
  const targets =
    part.link === 'assistants'
      ? assistants.map(({ name, url }) => ({ label: `${part.label}: ${name}`, url }))
      : url
        ? [{ label: part.label, url }]
        : [];
  const isPrintVersion = usePrintVersion();
  if (targets.length === 0) return null;
  return (
    <LinkBlock>
      {isPrintVersion &&
        targets.map(({ label, url }) => (
          <p key={label}>
            <a href={url}>{label}</a>
          </p>
        ))}
      <LinkRow>
        {targets.map(({ label, url }) => (
          <LinkButton key={label} href={url} newTab variant="secondary">
            {label}
          </LinkButton>
        ))}
      </LinkRow>
      {part.note && <Small>{part.note}</Small>}
    </LinkBlock>
  );
}
