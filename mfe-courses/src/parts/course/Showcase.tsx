import { useShell } from '@ia/federation';
import { Card } from '@ia/shared-ui/card';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { courseBadges } from '../../content/course-badges.ts';
import type { Course } from '../../content/schema.ts';
import { CourseBadge } from './CourseBadge.tsx';

/** Modules of the programme. Omits modules with a disabled route. */
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
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {modules.map((module) => (
          <Card
            key={module.id}
            title={module.title}
            href={module.href}
            tags={
              <>
                <CourseBadge to={module.to} />
                <Tag tone="accent">{courseBadges[module.to]?.audience}</Tag>
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
