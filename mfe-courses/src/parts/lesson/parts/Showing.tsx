/** Worked examples, comparisons, notes to remember. */
import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { Eye, Icon, Lightbulb } from '@ia/shared-ui/icon';
import type { PartOf } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { RichText } from '../RichText.tsx';
import { PartHeading } from './Reading.styles.ts';
import { Bubble, Frame, Label, Notice, Pair, Side, Tip } from './Showing.styles.ts';

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
