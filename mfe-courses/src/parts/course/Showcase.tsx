import { useShell } from '@ia/federation';
import { Card } from '@ia/shared-ui/card';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { doors } from '../../content/doors.ts';
import type { Course } from '../../content/schema.ts';
import { DoorBadge } from './DoorBadge.tsx';

/** The modules that the programme offers. A module whose route is off is not shown. */
export function Showcase({ showcase }: { showcase: NonNullable<Course['showcase']> }) {
  const shell = useShell();
  const modules = showcase.modules.flatMap((module) => {
    const href = shell.href(module.to);
    return href === null ? [] : [{ ...module, href }];
  });
  return (
    <Section id="elearning-showcase" title={showcase.title} intro={showcase.lead}>
      <div
        css={{
          display: 'grid',
          gap: token.space[5],
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
        }}
      >
        {modules.map((module) => (
          <Card
            key={module.id}
            title={module.title}
            href={module.href}
            tags={
              <>
                <DoorBadge to={module.to} />
                <Tag tone="accent">{doors[module.to]?.audience}</Tag>
              </>
            }
            action={module.linkLabel}
          >
            <p>{module.description}</p>
            <Small>{module.meta}</Small>
          </Card>
        ))}
      </div>
    </Section>
  );
}
