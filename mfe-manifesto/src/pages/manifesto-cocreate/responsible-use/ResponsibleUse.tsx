import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { DataIcon } from '@ia/shared-ui/icon';
import { Section } from '@ia/shared-ui/section';
import { cocreate } from '../../../content/cocreate.ts';
import { Badge, Rule, Rules } from './ResponsibleUse.styles.ts';

const { responsible } = cocreate;

/** Six rules for taking part and for using AI. */
export function ResponsibleUse() {
  const shell = useShell();
  return (
    <Section id="responsible-use" kind="quiet" title={responsible.title} intro={responsible.lead}>
      <Rules>
        {responsible.rules.map((rule, index) => (
          <Rule key={rule.title}>
            <Badge aria-hidden="true">
              <DataIcon name={rule.icon} size={24} />
            </Badge>
            <div>
              <h3>
                {index + 1}. {rule.title}
              </h3>
              <p>{rule.text}</p>
            </div>
          </Rule>
        ))}
      </Rules>
      <LinkButton variant="secondary" href={shell.href('/prompt-factory')}>
        {responsible.learn}
      </LinkButton>
    </Section>
  );
}
