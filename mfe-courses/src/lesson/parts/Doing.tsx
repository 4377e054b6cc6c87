/** Things to try: activities, prompts to copy, places to go. */
import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Clock, Icon, Pencil } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { PartOf } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { RichText } from '../RichText.tsx';
import { PartHeading } from './Reading.tsx';

const Task = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[6]})`,
  borderRadius: token.radius.md,
  border: `2px solid ${token.color.accent}`,
  background: token.color.raised,
  breakInside: 'avoid',
  '& p, & ol': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
  '& ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginTop: token.space[1] },
});

const Title = styled(PartHeading)({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[2],
  margin: 0,
  '& svg': { color: token.color.accent, alignSelf: 'center' },
});

const Place = styled.div({ display: 'grid', gap: token.space[2], justifyItems: 'start' });
const Several = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

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
  if (targets.length === 0) return null;
  return (
    <Place>
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
