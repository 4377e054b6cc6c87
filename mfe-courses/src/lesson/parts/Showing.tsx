/** Worked examples, comparisons, notes to remember. */
import styled from '@emotion/styled';
import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { Eye, Icon, Lightbulb } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import type { PartOf } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { RichText } from '../RichText.tsx';
import { PartHeading } from './Reading.tsx';

const Frame = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[6]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.paper,
  breakInside: 'avoid',
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});

const Label = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm, fontWeight: 700 });

/** What is said in a chat with an assistant: the request to the right, the answer to the left. */
const Bubble = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  width: 'fit-content',
  maxWidth: 'min(100%, 38rem)',
  padding: `${token.space[3]} ${token.space[4]}`,
  borderRadius: token.radius.md,
  '&[data-from="person"]': {
    justifySelf: 'end',
    background: token.color.accentSoft,
    borderEndEndRadius: 0,
  },
  '&[data-from="ai"]': {
    background: token.color.raised,
    border: `1px solid ${token.color.line}`,
    borderEndStartRadius: 0,
  },
});

const Notice = styled.p({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[2],
  paddingTop: token.space[3],
  borderTop: `1px dashed ${token.color.line}`,
  '& svg': { marginTop: '0.2em', color: token.color.accent },
});

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Side = styled.div({
  padding: token.space[4],
  borderRadius: token.radius.md,
  '&[data-side="before"]': { background: token.color.raised, border: `1px dashed ${token.color.edge}` },
  '&[data-side="after"]': { background: token.color.accentSoft, border: `1px solid ${token.color.accent}` },
});

function Remark({ children }: { children: string }) {
  return (
    <Notice>
      <Icon icon={Eye} />
      <span>
        <strong>{words.lesson.notice}:</strong> <RichText>{children}</RichText>
      </span>
    </Notice>
  );
}

export function Example({ part }: { part: PartOf<'example'> }) {
  return (
    <Frame>
      <div>
        <Label>{words.lesson.example}</Label>
        <PartHeading css={{ margin: 0 }}>{part.title}</PartHeading>
      </div>
      {part.situation && (
        <p>
          <RichText>{part.situation}</RichText>
        </p>
      )}
      {part.prompt && (
        <Bubble data-from="person">
          <Label>{words.lesson.prompt}</Label>
          <p css={{ whiteSpace: 'pre-wrap' }}>{part.prompt}</p>
        </Bubble>
      )}
      {part.answer && (
        <Bubble data-from="ai">
          <Label>{part.prompt ? words.lesson.answer : words.lesson.happened}</Label>
          {part.answer.map((line) => (
            <p key={line}>
              <RichText>{line}</RichText>
            </p>
          ))}
        </Bubble>
      )}
      <Remark>{part.notice}</Remark>
    </Frame>
  );
}

export function Compare({ part }: { part: PartOf<'compare'> }) {
  return (
    <Frame>
      <Pair>
        {(['before', 'after'] as const).map((side) => (
          <Side key={side} data-side={side}>
            <Label>{part[side].label}</Label>
            <p>{part[side].text}</p>
          </Side>
        ))}
      </Pair>
      <Remark>{part.notice}</Remark>
    </Frame>
  );
}

const KINDS: Record<PartOf<'callout'>['tone'], AlertKind> = {
  info: 'info',
  tip: 'success',
  warning: 'warning',
  privacy: 'info',
};

const Tip = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[3],
  padding: `${token.space[4]} ${token.space[5]}`,
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  breakInside: 'avoid',
  '& svg': { color: token.color.accentStrong, marginTop: '0.15em' },
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});

export function Callout({ part }: { part: PartOf<'callout'> }) {
  if (part.tone === 'tip') {
    return (
      <Tip>
        <Icon icon={Lightbulb} />
        <div>
          <p>
            <strong>{part.title}</strong>
          </p>
          <p>
            <RichText>{part.text}</RichText>
          </p>
        </div>
      </Tip>
    );
  }
  return (
    <Alert kind={KINDS[part.tone]} title={part.title}>
      <RichText>{part.text}</RichText>
    </Alert>
  );
}
