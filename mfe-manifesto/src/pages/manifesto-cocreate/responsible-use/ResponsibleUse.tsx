import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { DataIcon } from '@ia/shared-ui/icon';
import { Section } from '@ia/shared-ui/section';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const { responsible } = cocreate;

/** Six rules for taking part and for using AI. */
export function ResponsibleUse() {
  const shell = useShell();
  return (
    <Section id="responsible-use" title={responsible.title} intro={responsible.lead}>
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

const Rules = styled.ol({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[6],
  marginBlockEnd: token.space[8],
  [media.md]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const Rule = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: token.space[4],
  alignItems: 'start',
  '& h3': { fontSize: token.size.lg },
  '& p': { color: token.color.inkSoft, marginBlockStart: token.space[1] },
});

const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
});
